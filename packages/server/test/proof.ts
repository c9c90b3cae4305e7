import { codeFor, type Person, type TestHouse } from './house.ts'

/** Proves by the number of an account that its owner asks; who has no number has just logged in. */
export async function proofOf(house: TestHouse, person: Person, mobile?: string): Promise<string> {
  const mine = house.as(person).account.proof
  if (!mobile) return (await mine.give({})).proof
  house.pass(61_000)
  await mine.sendCode()
  return (await mine.give({ code: await codeFor(house.app, mobile) })).proof
}
