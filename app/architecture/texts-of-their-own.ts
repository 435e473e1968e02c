// Texts beside other children of an element, by the types of their expressions.
import { resolve } from 'node:path'
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync'
import { type JsxExpression, type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast'
import {
  isBinaryExpression,
  isConditionalExpression,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isParenthesizedExpression,
  isStringLiteral,
} from 'typescript/unstable/ast/is'

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike

/** Expressions of a text beside other children, as `file:line: source`. Texts that are written out neither change nor go. */
export function textsBesideOthers(files: readonly string[]): string[] {
  const api = new API({ cwd: process.cwd() })
  try {
    const [project] = api.updateSnapshot({ openProject: resolve('tsconfig.json') }).getProjects()
    if (!project) throw new Error('tsconfig.json has no project')
    return files.flatMap((file) => {
      const source = project.program.getSourceFile(resolve(file))
      if (!source) throw new Error(`${file} is not part of tsconfig.json`)
      return textsIn(source, project.checker).map((node) => {
        const line = source.text.slice(0, node.getStart(source)).split('\n').length
        return `${file}:${line}: ${node.getText(source).replaceAll(/\s+/g, ' ')}`
      })
    })
  } finally {
    api.close()
  }
}

function textsIn(source: SourceFile, checker: Checker): JsxExpression[] {
  const found: JsxExpression[] = []
  const visit = (node: Node): undefined => {
    if (isJsxElement(node) || isJsxFragment(node)) {
      const children = node.children.filter((child) => !(isJsxText(child) && /^\s*\n\s*$/.test(child.text)) && !isEmpty(child))
      for (const child of children)
        if (children.length > 1 && isJsxExpression(child) && child.expression && isText(child.expression, checker)) found.push(child)
    }
    node.forEachChild(visit)
  }
  visit(source)
  return found
}

/** `{/* … *\/}`. */
function isEmpty(child: Node): boolean {
  return isJsxExpression(child) && !child.expression
}

function isText(expression: Node, checker: Checker): boolean {
  return !isStringLiteral(expression) && valuesOf(expression).some((value) => hasText(checker.getTypeAtLocation(value)))
}

/** What an expression may be: both branches of a condition, and of `&&` what is on its right. */
function valuesOf(node: Node): Node[] {
  if (isParenthesizedExpression(node)) return valuesOf(node.expression)
  if (isConditionalExpression(node)) return [...valuesOf(node.whenTrue), ...valuesOf(node.whenFalse)]
  if (!isBinaryExpression(node)) return [node]
  const operator = node.operatorToken.kind
  if (operator === SyntaxKind.AmpersandAmpersandToken) return valuesOf(node.right)
  if (operator !== SyntaxKind.BarBarToken && operator !== SyntaxKind.QuestionQuestionToken) return [node]
  return [...valuesOf(node.left), ...valuesOf(node.right)]
}

/** A slot (ReactNode) may hold a text, too, but its type does not say so. */
function hasText(type: Type | undefined): boolean {
  if (type?.isUnionType()) return type.getTypes().every((one) => (one.flags & TypeFlags.Object) === 0) && type.getTypes().some(hasText)
  return type !== undefined && (type.flags & TEXT) !== 0
}
