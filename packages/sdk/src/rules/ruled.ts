import type { Rule } from './rule.ts'

/** What a field shows of its rule: its name, what it is called, whether it must be filled, how much it holds. */
export function ruled<Name extends string>(rules: Readonly<Record<Name, Rule>>, name: Name) {
  const { label, isRequired, type, checks = [] } = rules[name]
  const longest = type === 'string' && checks.find(([kind]) => kind === 'max')?.[1]
  return { name, label, isRequired, ...(typeof longest === 'number' && { maxLength: longest }) }
}
