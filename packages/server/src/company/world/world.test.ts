import { creditCodeFault } from '@xinpu/sdk/format'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { entryOf, lastReport, money } from './entry.ts'
import { firms } from './firms.ts'
import { holdersOf, investsOf } from './holdings.ts'
import { startOf, stateOf, stepsOf } from './past.ts'
import { officesOf, tiesOf } from './persons.ts'
import { reportRows } from './report-rows.ts'

const firm = fc.constantFrom(...firms())
const day = fc.date({ min: new Date('2022-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
const often = { numRuns: 200 }

test('there are more than three thousand companies, each with a code of its own that is right', () => {
  expect(firms().length).toBeGreaterThan(3000)
  expect(new Set(firms().map(({ creditCode }) => creditCode)).size).toBe(firms().length)
  expect(firms().every(({ creditCode }) => creditCodeFault(creditCode) === null)).toBe(true)
})

test('shares are the whole, and who invests is who holds', () =>
  fc.assert(
    fc.property(firm, (one) => {
      expect(holdersOf(one).reduce((sum, { points }) => sum + points, 0)).toBe(10_000)
      for (const { by } of holdersOf(one)) {
        if ('firm' in by) expect(investsOf(by.firm).map((invest) => invest.firm)).toContain(one)
      }
      for (const { firm: held } of investsOf(one)) {
        expect(holdersOf(held).some(({ by }) => 'firm' in by && by.firm === one)).toBe(true)
      }
    }),
    often,
  ))

test('changes lead from the first state to the present one', () =>
  fc.assert(
    fc.property(firm, day, (one, at) => {
      let state = startOf(one)
      for (const step of stepsOf(one, at)) {
        expect(step.before).toEqual(state)
        state = step.after
      }
      expect(state).toEqual(stateOf(one, at))
      expect(entryOf(one, at).regCapital).toBe(money(state.capital))
    }),
    often,
  ))

test('people have the companies where they hold an office, and the newest report agrees with the entry', () =>
  fc.assert(
    fc.property(firm, day, (one, at) => {
      for (const { person } of officesOf(one, at)) expect(tiesOf(person, one, at).map((tie) => tie.firm)).toContain(one)
      const [newest] = reportRows(one, at)
      expect(newest?.data).toMatchObject({ year: lastReport(at) })
      expect(JSON.stringify(newest?.data)).toContain(`${entryOf(one, at).insuredCount}人`)
    }),
    often,
  ))
