/** What a browser's translation shows in the place of a node of the page. */
const standIns = new WeakMap<Node, ChildNode>();

/**
 * Lets React work on a page that the browser has translated. Browsers and extensions replace each text node by a `<font>` with
 * the translation, but React keeps the nodes that it made: it fails when it removes one of them or inserts something before it,
 * and a changed text stays as it was (facebook/react#11538). So here each call for a replaced node is done to what is shown in
 * its place. Call once; it lasts for the whole visit.
 */
export function workWhileTranslated(): void {
  new MutationObserver(note).observe(document, { childList: true, subtree: true });
  const { prototype } = Node;
  const { insertBefore, removeChild } = prototype;
  prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    const isReplaced = standIns.has(child) || child.parentElement?.nodeName === 'FONT';
    if (child.parentNode === this || !isReplaced) return removeChild.call(this, child) as Child;
    shownFor(child)?.remove();
    return child;
  };
  prototype.insertBefore = function insert<Added extends Node>(this: Node, added: Added, next: Node | null) {
    let place = next?.parentNode === this ? next : shownFor(next);
    // A translation may also put an element of the page into one of its own.
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, added, place) as Added;
  };
  const text = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
  Object.defineProperty(prototype, 'nodeValue', {
    ...text,
    set(this: Node, value: string | null) {
      text?.set?.call(this, value);
      // The new text is shown in the page's language until the browser has translated it, too.
      if (!this.isConnected) shownFor(this)?.replaceWith(this);
    },
  });
}

/** The node, or what is shown in its place; null if nothing is. */
function shownFor(node: Node | null): ChildNode | null {
  let shown = node as ChildNode | null;
  while (shown && !shown.isConnected) shown = standIns.get(shown) ?? null;
  return shown;
}

/** Notes which nodes were replaced by a `<font>`: in one step, or by one that was put beside them just before. */
function note(records: readonly MutationRecord[]): void {
  let latest: Node | undefined;
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const added of addedNodes) {
      standIns.delete(added);
      latest = added;
    }
    if (latest?.nodeName !== 'FONT') continue;
    if (addedNodes.length === 0 && latest !== previousSibling && latest !== nextSibling) continue;
    for (const removed of removedNodes) standIns.set(removed, latest as ChildNode);
  }
}
