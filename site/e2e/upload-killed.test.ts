import { createHash, randomBytes } from 'node:crypto'
import { createApi, type Api } from '@xinpu/sdk/full'
import { expect, it } from 'vitest'
import { codeAt, newMobile } from './browser.ts'
import { ownServer, type OwnServer } from './own-server.ts'

/** A server that is filled and killed twice. */
const patience = 240_000
const size = 20 * 1024 * 1024
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

it(
  'a server that is killed while a part arrives, and while parts are put together, loses and doubles nothing',
  async () => {
    await using server = await ownServer()
    const { api, token } = await someone(server)
    const bytes = randomBytes(size)
    const announced = { name: '外壳.step', size, hash: sha256(bytes) }
    const { uploadId, partSize } = await api.disk.upload.init(announced)
    const send = (number: number) => {
      const part = bytes.subarray(number * partSize, (number + 1) * partSize)
      const file = new File([new Uint8Array(part)], 'part')
      return api.disk.upload.add({ file, type: `part:${uploadId}:${number}`, hash: sha256(part) })
    }

    await send(0)
    await dying(server, () => send(1))
    const { parts } = await api.disk.upload.init(announced)
    expect(parts).toContain(0)
    for (const number of [0, 1, 2].filter((each) => !parts.includes(each))) await send(number)

    await dying(server, () => api.disk.upload.finish({ uploadId }))
    const { url } = await api.disk.upload.finish({ uploadId })
    const kept = await api.disk.file.add({ name: announced.name, url })
    const answer = await fetch(`${server.origin}${kept.url}`, { headers: { token } })
    expect(sha256(new Uint8Array(await answer.arrayBuffer()))).toBe(announced.hash)
    expect(await api.disk.file.space({})).toMatchObject({ used: size, fileCount: 1 })
  },
  patience,
)

/** Kills the server with a call on its way, whatever comes of that, and starts it again. */
async function dying(server: OwnServer, call: () => Promise<unknown>): Promise<void> {
  const called = call().then(
    () => undefined,
    () => undefined,
  )
  await server.kill()
  await called
  await server.start()
}

async function someone(server: OwnServer): Promise<{ api: Api; token: string }> {
  const baseURL = `${server.origin}/api`
  const mobile = newMobile()
  const anybody = createApi({ baseURL })
  await anybody.account.session.sendNotice({ mobile: `+86-${mobile}` })
  const code = await codeAt(server.origin, mobile)
  const { token } = await anybody.account.session.loginByCode({ mobile: `+86-${mobile}`, code })
  return { api: createApi({ baseURL, session: { caller: () => ({ token }) } }), token }
}
