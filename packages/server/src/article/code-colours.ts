import { common, createLowlight } from 'lowlight'
import type { Element } from './text-tree.ts'

const lowlight = createLowlight(common)

/** Longer code stays plain: colouring it would hold up everybody. */
const longest = 20_000

/** Code with its words told apart, in a language that is known. */
export function colouredCode(code: string, language: string): Element['children'] | undefined {
  if (code.length > longest || !lowlight.registered(language)) return undefined
  return lowlight.highlight(language, code).children as Element['children']
}
