import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';

type Part = { readonly rel?: string; readonly children?: ReactNode };

/**
 * The router's scripts without their preload links. A browser treats a preloaded module as urgently as the fonts and the
 * picture. As imports of an `async` script at the end of the page, the same files load after what the visitor sees first.
 */
export function QuietScripts() {
  return withoutPreloads(Scripts({}));
}

function withoutPreloads(nodes: ReactNode): ReactNode {
  return Children.map(nodes, (node) => {
    if (!isValidElement<Part>(node)) return node;
    if (node.type === Fragment) return withoutPreloads(node.props.children);
    return node.props.rel === 'modulepreload' ? null : node;
  });
}
