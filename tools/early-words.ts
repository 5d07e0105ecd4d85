import { parseAst } from 'vite';
import { isNode, type Node } from './said-texts.ts';

/** Whether the code inside a node runs only when it is called, not while the module loads. */
const isLater = ({ type }: Node) =>
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ClassBody)$/.test(type);

/**
 * The lines on which a module reads its catalogue's words while it loads. That is an error: the server answers in three
 * languages, and while a module loads no language is chosen yet.
 *
 * @param text the module's source
 * @param lang how to parse it: `ts` has generic arrow functions, `tsx` has elements
 */
export function earlyWords(text: string, lang: 'ts' | 'tsx'): number[] {
  if (!/[/#]words\/index\.ts'/.test(text)) return [];
  const found: number[] = [];
  const visit = (node: Node) => {
    if (isLater(node) || /^(?:Import|TS|ExportAll)/.test(node.type)) return;
    if (node.type === 'Identifier' && node.name === 'words')
      found.push(text.slice(0, node.start).split('\n').length);
    for (const part of Object.values(node).flat()) if (isNode(part)) visit(part);
  };
  for (const statement of parseAst(text, { lang }).body) visit(statement as unknown as Node);
  return found;
}
