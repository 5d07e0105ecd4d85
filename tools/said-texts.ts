import { parseAst } from 'vite';

export type Node = { readonly type: string; readonly start: number; readonly [part: string]: unknown };

/** A text in a source file, and its line. */
export type SaidText = { readonly text: string; readonly line: number };

export const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && 'type' in part;

/** The name of a property's key, where `es` and `'es'` are equal, or of a variable. */
function keyOf({ type, key, id }: Node) {
  const named = type === 'Property' ? key : type === 'VariableDeclarator' ? id : undefined;
  return isNode(named) ? (named.name ?? named.value) : undefined;
}

/** The parts of a node that can contain texts for people: no field names, nothing that is compared or imported. */
function sayingParts(node: Node): unknown[] {
  if (/^(?:Import|ExportAll|Throw)/.test(node.type)) return [];
  // A type contains no texts; the expression before it may.
  if (node.type.startsWith('TS')) return [node.expression];
  if (node.type === 'BinaryExpression' && node.operator !== '+') return [];
  if (node.type === 'MemberExpression') return [node.object];
  // A translation names the English that it was made of, and a table its language.
  if (node.type === 'Property') return ['of', 'language'].includes(String(keyOf(node))) ? [] : [node.value];
  return Object.values(node).flat();
}

/**
 * The texts for people in a module.
 *
 * @param source the module's source
 * @param lang how to parse it
 * @param under for a module with several languages: only the texts below keys or variables of this name
 */
export function saidTexts(source: string, lang: 'ts' | 'tsx', under?: string): SaidText[] {
  const found: SaidText[] = [];
  const visit = (node: Node, isSaid: boolean) => {
    const isWithin = isSaid || (under !== undefined && keyOf(node) === under);
    const said = node.type === 'TemplateElement' ? (node.value as { cooked: string }).cooked : node.value;
    if (isWithin && /^(?:Literal|TemplateElement|JSXText)$/.test(node.type) && typeof said === 'string')
      found.push({ text: said, line: source.slice(0, node.start).split('\n').length });
    for (const part of sayingParts(node)) if (isNode(part)) visit(part, isWithin);
  };
  for (const statement of parseAst(source, { lang }).body)
    visit(statement as unknown as Node, under === undefined);
  return found;
}
