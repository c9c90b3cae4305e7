import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'

let house: TestHouse
let person: Person & { token: string }

beforeAll(async () => {
  house = await openHouse()
  await house.app.listen({ port: 0, host: '127.0.0.1' })
  person = await house.login()
})
afterAll(async () => house[Symbol.asyncDispose]())

const halfFile = [
  '--edge',
  'content-disposition: form-data; name="file"; filename="a.png"',
  'content-type: image/png',
  '',
  'x'.repeat(20_000),
].join('\r\n')

/** A request whose rest does not come by itself. */
function begin(body: string) {
  const line = connect((house.app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void line.destroy())
  const head = [
    'POST /api/oss/upload HTTP/1.1',
    'host: 127.0.0.1',
    `token: ${person.token}`,
    'content-type: multipart/form-data; boundary=edge',
    'content-length: 1000000',
  ]
  line.write([...head, '', body].join('\r\n'))
  return line.resume()
}

/** Sizes of what has not wholly come. */
async function drafts(): Promise<number[]> {
  const folder = join(house.house.settings.dataDir, 'drafts')
  // The first draft makes the folder.
  const all = await readdir(folder, { recursive: true }).catch(() => [])
  const paths = all.filter((path) => path.endsWith('.png'))
  return Promise.all(paths.map(async (path) => (await stat(join(folder, path))).size))
}

/** Looks without a timer: while time is held, whoever waits by one would let it pass. */
async function arrived(bytes: number) {
  while (((await drafts())[0] ?? 0) < bytes) await new Promise((resolve) => setImmediate(resolve))
}

function holdTime() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('whoever begins a file and does not go on is cut off, and nothing of it stays', async () => {
  holdTime()
  const gone = once(begin(halfFile), 'close')
  await arrived(20_000)
  await vi.advanceTimersByTimeAsync(30_000)
  await gone
  await vi.waitFor(async () => expect(await drafts()).toEqual([]), 20_000)
})

test('whoever goes on is waited for', async () => {
  holdTime()
  const line = begin(halfFile)
  await arrived(20_000)
  for (let windows = 1; windows < 5; windows += 1) {
    line.write('y'.repeat(20_000))
    await arrived(20_000 * (windows + 1))
    await vi.advanceTimersByTimeAsync(15_000)
  }
  expect(line.closed).toBe(false)
})
