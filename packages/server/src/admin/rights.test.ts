import { right } from '@xinpu/contract/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { at, calls, outcomeOf } from '../../test/calls.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { actAt, rightsAsked } from './desk.ts'
import { roleRights } from './rights.ts'

let house: TestHouse
let people: Record<right.DeskRole, Person & { uid: number }>

beforeAll(async () => {
  house = await openHouse()
  const made = await Promise.all(
    right.DeskRole.options.map(async (role, index) => {
      const person = await house.login(`+86-1390000010${index}`)
      await house.house.db
        .updateTable('account')
        .set({ roles: [role] })
        .where('id', '=', person.uid)
        .execute()
      return [role, person] as const
    }),
  )
  people = Object.fromEntries(made) as typeof people
})
afterAll(async () => house[Symbol.asyncDispose]())

const deskCalls = calls.filter(({ endpoint }) => endpoint.access === 'admin')
const walked = deskCalls.flatMap((call) =>
  right.DeskRole.options.map((role) => [call.way.join('.'), role, call] as const),
)

test.each(walked)('%s lets in %s exactly as the table of rights says', async (_, role, { way }) => {
  const isLet = rightsAsked(actAt(way)).some((one) => roleRights[role].includes(one))
  const { error } = await outcomeOf(at(house.as(people[role]), way), {})
  expect(error?.code === 403).toBe(!isLet)
})

test('every call that acts says how it is written down', () => {
  const silent = deskCalls.filter(({ endpoint, way }) => endpoint.idempotent !== 'safe' && !actAt(way).verb)
  expect(silent.map(({ way }) => way.join('.'))).toEqual([])
})

test('identity says what somebody may do; a plain person may nothing', async () => {
  const { rights, isAdmin } = await house.as(people.finance).account.profile.identity({})
  expect([rights, isAdmin]).toEqual([['money'], true])
  const plain = await house.login('+86-13900000999')
  await expect(house.as(plain).account.profile.identity({})).resolves.toMatchObject({ rights: [], isAdmin: false })
})

test('an owner says who does what; nobody takes their own role of an owner', async () => {
  const person = await house.login('+86-13900000777')
  const desk = house.as(people.owner).admin
  await desk.role.set({ id: person.uid, roles: ['reviewer', 'finance'] })
  await expect(house.as(person).account.profile.identity({})).resolves.toMatchObject({
    rights: ['review', 'moderate', 'money'],
  })
  expect((await desk.role.list({}))[0]).toMatchObject({ roles: ['reviewer', 'finance'], isBlocked: false })
  await desk.role.set({ id: person.uid, roles: [] })
  await expect(house.as(person).admin.audit.list()).rejects.toMatchObject({ code: 403 })
  await expect(desk.role.set({ id: people.owner.uid, roles: ['editor'] })).rejects.toMatchObject({
    code: 409,
    message: '不能取消自己的负责人岗位',
  })
  const { data } = await desk.log.list({ subject: 'account', targetId: person.uid })
  expect(data.map(({ note }) => note)).toEqual(['审核、财务 → 无', '无 → 审核、财务'])
})
