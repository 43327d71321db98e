import type ts from 'typescript';

/**
 * A node of TypeScript and all that it holds, doc comments too, in their order.
 * @param isLeftOut - whether a node is passed over with what it holds
 */
export function nodesIn(node: ts.Node, isLeftOut = (_: ts.Node) => false): ts.Node[] {
  return isLeftOut(node)
    ? []
    : [node, ...node.getChildren().flatMap((it) => nodesIn(it, isLeftOut))];
}
