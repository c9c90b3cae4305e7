import { isEndpoint, type Endpoint } from '@xinpu/contract/endpoint'

/** A call of the contract with the way to it, for tests that ask all of them. */
export interface NamedCall {
  name: string
  endpoint: Endpoint
}

/** Every call of a tree. */
export function callsIn(tree: object, way: readonly string[] = []): NamedCall[] {
  return Object.entries(tree).flatMap(([name, node]: [string, unknown]) => {
    if (isEndpoint(node)) return [{ name: [...way, name].join('.'), endpoint: node }]
    return Object.prototype.toString.call(node) === '[object Module]' ? callsIn(node as object, [...way, name]) : []
  })
}
