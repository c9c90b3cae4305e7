import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { twistedFor, twists, validFor } from '../../test/arbitrary.ts'
import { at, calls, isBuilt, isEnding, named, outcomeOf, welcome, type People } from '../../test/calls.ts'
import { stockHouse } from '../../test/catalogue.ts'
import { openHouse, type TestHouse } from '../../test/house.ts'

let house: TestHouse
let people: People

beforeAll(async () => {
  house = await openHouse()
  await stockHouse(house.house)
  people = await welcome(house)
})
afterAll(async () => house[Symbol.asyncDispose]())

/** Calls that come to statements. */
const asking = named(calls.filter((call) => isBuilt(call) && !isEnding(call)))

describe('a good input is never a fault of ours', () => {
  test.each(asking)('%s', async (_, endpoint, way) => {
    await fc.assert(
      fc.asyncProperty(validFor(endpoint.input), async (input) => {
        const { error } = await outcomeOf(at(house.as(people[endpoint.access]), way), input)
        expect(error?.status ?? 200).toBeLessThan(500)
      }),
      { numRuns: 6 },
    )
  })
})

describe('no text that is sent is a fault of ours', () => {
  beforeAll(async () => void (people = await welcome(house)))

  test.each(asking)('%s', async (_, endpoint, way) => {
    for (const [name, twist] of Object.entries(twists)) {
      const [input] = fc.sample(twistedFor(endpoint.input, twist), { numRuns: 1, seed: 1 })
      const { error } = await outcomeOf(at(house.as(people[endpoint.access]), way), input)
      expect([name, (error?.status ?? 200) < 500]).toEqual([name, true])
    }
  })
})
