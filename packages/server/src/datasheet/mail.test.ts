import type { ApiError } from '@xinpu/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { runDueJobs } from '../jobs/job-runner.ts'

let house: TestHouse
let someone: Person
let sheets: { id: number; title: string }[]

beforeAll(async () => {
  house = await openHouse()
  await stockHouse(house.house)
  someone = await house.login()
  sheets = await house.house.db.selectFrom('datasheet').select(['id', 'title']).orderBy('id').execute()
})
afterAll(() => house[Symbol.asyncDispose]())

const send = (id: number, email: string) => house.as(someone).datasheet.mail.send({ id, email })
const codeOf = (wish: Promise<unknown>) => wish.then(String, (error: unknown) => (error as ApiError).code)
const deliver = () => runDueJobs(house.house, house.app.log, { mail: house.house.brought.jobs.mail })
const lettersTo = async (email: string) =>
  (await house.house.db.selectFrom('sandbox_message').select('text').where('recipient', '=', email).execute()).map(
    ({ text }) => text,
  )

test('a datasheet arrives with its file and the address of its page, once however often it was asked for', async () => {
  const [{ id, title } = { id: 0, title: '' }] = sheets
  await Promise.all([send(id, 'lin@example.com'), send(id, 'Lin@example.com'), send(id, 'lin@example.com')])
  await deliver()
  await send(id, 'lin@example.com')
  await deliver()
  const letters = [...(await lettersTo('lin@example.com')), ...(await lettersTo('Lin@example.com'))]
  expect(letters).toHaveLength(1)
  expect(letters[0]).toContain(`/specification_detail/${id}`)
  expect(letters[0]).toContain(`[附件] ${title}.pdf`)
})

test('tomorrow it may be sent again', async () => {
  const [, { id } = { id: 0 }] = sheets
  await send(id, 'wang@example.com')
  house.pass(25 * 60 * 60_000)
  someone = await house.login()
  await send(id, 'wang@example.com')
  await deliver()
  expect(await lettersTo('wang@example.com')).toHaveLength(2)
})

test('a letter that was given up may be asked for again', async () => {
  const [{ id } = { id: 0 }] = sheets
  await send(id, 'again@example.com')
  await house.house.db.updateTable('job').set({ state: 'failed' }).where('state', '=', 'waiting').execute()
  await send(id, 'again@example.com')
  await deliver()
  expect(await lettersTo('again@example.com')).toHaveLength(1)
})

test('a few a day for a person; what is not there and what is no address is refused', async () => {
  const [{ id } = { id: 0 }] = sheets
  expect(await codeOf(send(999_999, 'a@example.com'))).toBe(404)
  expect(await codeOf(send(id, 'nobody'))).toBe(400)
  house.pass(25 * 60 * 60_000)
  someone = await house.login()
  const all = Array.from({ length: 11 }, (_, at) => codeOf(send(id, `person${at}@example.com`)))
  expect((await Promise.all(all)).filter((code) => code === 429)).toHaveLength(1)
})
