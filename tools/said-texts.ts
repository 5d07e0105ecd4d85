import { parseAst } from 'vite';
import type { OtherLanguage } from '../core/language.ts';

export type Node = { readonly type: string; readonly start: number; readonly [part: string]: unknown };

/** A text as a source says it, and the line on which it stands. */
export type SaidText = { readonly text: string; readonly line: number };

export const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && 'type' in part;

/** What is named in a property's key: `es` and `'es'` alike. */
const keyOf = ({ key }: Node) => (isNode(key) ? (key.name ?? key.value) : undefined);

/** The parts of a node that say something to somebody: no names of fields, nothing that is compared or imported. */
function sayingParts(node: Node): unknown[] {
  if (/^(?:Import|ExportAll)/.test(node.type)) return [];
  // A type says nothing; what it is written behind does.
  if (node.type.startsWith('TS')) return [node.expression];
  if (node.type === 'BinaryExpression' && node.operator !== '+') return [];
  if (node.type === 'MemberExpression') return [node.object];
  if (node.type === 'Property') return [node.value];
  return Object.values(node).flat();
}

/**
 * The texts that a module says in a language.
 *
 * @param source the module's source
 * @param lang how it is to be read
 * @param under where the module has more than one language: the texts below the keys of that name alone
 */
export function saidTexts(source: string, lang: 'ts' | 'tsx', under?: OtherLanguage): SaidText[] {
  const found: SaidText[] = [];
  const visit = (node: Node, isSaid: boolean) => {
    const isWithin = isSaid || (node.type === 'Property' && keyOf(node) === under);
    const said = node.type === 'TemplateElement' ? (node.value as { cooked: string }).cooked : node.value;
    if (isWithin && /^(?:Literal|TemplateElement|JSXText)$/.test(node.type) && typeof said === 'string')
      found.push({ text: said, line: source.slice(0, node.start).split('\n').length });
    for (const part of sayingParts(node)) if (isNode(part)) visit(part, isWithin);
  };
  for (const statement of parseAst(source, { lang }).body)
    visit(statement as unknown as Node, under === undefined);
  return found;
}
