import type { FieldAgreement, FoundBy, Found } from './agreement.ts'

/** A part with how its fields agree. */
export interface Judged extends Found {
  fields: readonly FieldAgreement[]
}

const ways: readonly FoundBy[] = ['exact', 'suffix', 'prefix', 'alike', 'typo', 'substring', 'words']
const lifecycles = ['active', 'unknown', 'nrnd', 'eol', 'obsolete'] as const
const states = ['same', 'near', 'unknown', 'conflict'] as const

const stateOf = ({ fields }: Judged, name: FieldAgreement['name']) =>
  fields.find((field) => field.name === name)?.state ?? 'unknown'

const conflicts = ({ fields }: Judged): number => fields.filter(({ state }) => state === 'conflict').length

/**
 * What is compared in turn; the first that differs decides, and less comes first. A package that does not fit stands
 * behind all that fits, whatever its number.
 */
const rules: readonly ((one: Judged) => number)[] = [
  (one) => Number(stateOf(one, 'package') === 'conflict'),
  (one) => Number(stateOf(one, 'value') === 'conflict'),
  ({ by }) => ways.indexOf(by),
  // A number that several brands have is told apart by that of 立创商城; what only it names stands behind what is written.
  ({ lcsc }) => (lcsc === undefined ? 1 : lcsc === 'same' ? 0 : 2),
  conflicts,
  (one) => states.indexOf(stateOf(one, 'brand')),
  (one) => states.indexOf(stateOf(one, 'package')),
  (one) => states.indexOf(stateOf(one, 'value')),
  ({ part }) => lifecycles.indexOf(part.lifecycle),
  ({ part }) => -Math.min(1, part.stock ?? 0),
]

/** Candidates, best first; what nothing tells apart stays in the order of the search. */
export const inOrder = <One extends Judged>(found: readonly One[]): One[] =>
  found.toSorted((one, other) => {
    const rule = rules.find((rule) => rule(one) !== rule(other))
    return rule ? rule(one) - rule(other) : 0
  })
