import { at } from "../code.ts";

/** A binary search tree; nothing where it is empty. */
export type Tree = { key: number; left?: Tree | undefined; right?: Tree | undefined } | undefined;

export function insert(tree: Tree, key: number): Tree {
  if (!tree) return { key };
  return key < tree.key
    ? { ...tree, left: insert(tree.left, key) }
    : { ...tree, right: insert(tree.right, key) };
}

export function rebuilt(keys: readonly number[]): Tree {
  return keys.reduce<Tree>((tree, key) => insert(tree, key), undefined);
}

export function remove(tree: Tree, key: number, bySuccessor: boolean): Tree {
  if (!tree) return undefined;
  if (key < tree.key) return { ...tree, left: remove(tree.left, key, bySuccessor) };
  if (key > tree.key) return { ...tree, right: remove(tree.right, key, bySuccessor) };
  if (!tree.left) return tree.right;
  if (!tree.right) return tree.left;
  const heir = bySuccessor
    ? at(inorder(tree.right), 0)
    : at(inorder(tree.left), inorder(tree.left).length - 1);
  return bySuccessor
    ? { key: heir, left: tree.left, right: remove(tree.right, heir, true) }
    : { key: heir, left: remove(tree.left, heir, false), right: tree.right };
}

export function nodes(tree: Tree): Tree[] {
  return tree ? [tree, ...nodes(tree.left), ...nodes(tree.right)] : [];
}

export function preorder(tree: Tree): number[] {
  return tree ? [tree.key, ...preorder(tree.left), ...preorder(tree.right)] : [];
}

export function postorder(tree: Tree): number[] {
  return tree ? [...postorder(tree.left), ...postorder(tree.right), tree.key] : [];
}

export function inorder(tree: Tree): number[] {
  return tree ? [...inorder(tree.left), tree.key, ...inorder(tree.right)] : [];
}
