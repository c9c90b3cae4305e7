import { isEndpoint, type Endpoint } from './endpoint.ts'

/** A call with the way to it in the contract's tree: `['account', 'session', 'logout']`. */
export interface Operation {
  way: string[]
  endpoint: Endpoint
}

/** Every call of a tree, in the order of its files. */
export function operationsOf(tree: object, way: string[] = []): Operation[] {
  return Object.entries(tree).flatMap(([name, node]): Operation[] => {
    if (isEndpoint(node)) return [{ way: [...way, name], endpoint: node }]
    return isBranch(node) ? operationsOf(node, [...way, name]) : []
  })
}

const isBranch = (node: unknown): node is object => Object.prototype.toString.call(node) === '[object Module]'
