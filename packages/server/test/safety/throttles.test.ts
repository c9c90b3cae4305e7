import { expect, test } from 'vitest'
import { placeOf } from '../../src/core/throttle.ts'
import { readSettings } from '../../src/core/settings.ts'
import { openHouse, type TestHouse } from '../house.ts'
import { askCode, codeOf } from './wire.ts'

let last = 0
const freshNumber = () => `+86-1320000${String((last += 1)).padStart(4, '0')}`

/** How many of nine codes go out when every request claims another origin. */
async function sent(house: TestHouse, claim: (turn: number) => { headers?: Record<string, string>; from?: string }) {
  const answers = []
  for (let turn = 0; turn < 9; turn += 1) answers.push(codeOf(await askCode(house, freshNumber(), claim(turn))))
  return answers.filter((code) => code === 1).length
}

const forged = (turn: number) => ({
  'x-forwarded-for': `203.0.113.${turn}`,
  'x-real-ip': `203.0.113.${turn}`,
  forwarded: `for=203.0.113.${turn}`,
  'cf-connecting-ip': `203.0.113.${turn}`,
  'x-client-ip': `203.0.113.${turn}`,
})

test('no header gives a visitor another address', async () => {
  await using house = await openHouse({ smsLimit: 6 })
  expect(await sent(house, (turn) => ({ headers: forged(turn), from: '198.51.100.7' }))).toBe(6)
})

test('behind one proxy the address is the one that the proxy saw, whatever the visitor wrote before it', async () => {
  await using house = await openHouse({ smsLimit: 6, trustProxy: 1 })
  const through = (visitor: string) => (turn: number) => ({
    headers: { 'x-forwarded-for': `203.0.113.${turn}, ${visitor}` },
    from: '10.0.0.1',
  })
  expect(await sent(house, through('198.51.100.7'))).toBe(6)
  expect(await sent(house, (turn) => through(`198.51.100.${turn + 10}`)(turn))).toBe(9)
})

test('a subscriber of IPv6 has one place, however many addresses', async () => {
  await using house = await openHouse({ smsLimit: 6 })
  expect(await sent(house, (turn) => ({ from: `2001:db8:1:2::${turn.toString(16)}` }))).toBe(6)
  expect(codeOf(await askCode(house, freshNumber(), { from: '2001:db8:1:3::1' }))).toBe(1)
})

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the place of %s is %s', (address, place) => expect(placeOf(address)).toBe(place))

test('so many codes an hour and five times as many a day go to one place', async () => {
  await using house = await openHouse({ smsLimit: 2 })
  const counts = []
  for (let hour = 0; hour < 6; hour += 1) {
    counts.push(await sent(house, () => ({ from: '198.51.100.7' })))
    house.pass(61 * 60_000)
  }
  expect(counts).toEqual([2, 2, 2, 2, 2, 0])
  expect(readSettings({}).smsLimit).toBe(60)
})

test('all requests of one address are bounded too, and a header does not lift that', async () => {
  await using house = await openHouse({ rateLimit: 20 })
  const codes = []
  for (let turn = 0; turn < 25; turn += 1)
    codes.push(
      (await house.app.inject({ url: '/api/hotSearch', headers: { ...forged(turn), 'x-insider': 'guess' } }))
        .statusCode,
    )
  expect(codes.filter((code) => code === 429)).toHaveLength(5)
})

test('a proxy is trusted only where somebody said so', () => {
  expect(readSettings({}).trustProxy).toBe(0)
  expect([readSettings({ TRUST_PROXY: '1' }).trustProxy, readSettings({ TRUST_PROXY: 'true' }).trustProxy]).toEqual([
    1, 1,
  ])
})

test('counts of yesterday are swept away', async () => {
  await using house = await openHouse()
  await askCode(house, freshNumber(), { from: '198.51.100.7' })
  house.pass(49 * 60 * 60_000)
  await askCode(house, freshNumber(), { from: '198.51.100.8' })
  const keys = await house.house.db.selectFrom('attempt').select('key').execute()
  expect(keys.filter(({ key }) => key.includes('198.51.100.7'))).toEqual([])
})
