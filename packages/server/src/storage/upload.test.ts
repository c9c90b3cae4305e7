import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { ApiError } from '@xinpu/sdk'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { certify } from '../../test/enterprise.ts'
import { codeFor, openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { hostilePaper, lockedPaper, lockings, paper, picture } from '../../test/paper.ts'
import { textOfPages } from './pdf-text.ts'
import { claimUpload, dropUnclaimed, storeUpload } from './upload-store.ts'

let house: TestHouse
let owner: Person & { token: string; uid: number }
let stranger: Person & { token: string; uid: number }

beforeAll(async () => {
  house = await openHouse()
  owner = await house.login('+86-13800000001')
  stranger = await house.login('+86-13800000002')
})
afterAll(async () => house[Symbol.asyncDispose]())

type Purpose = 'avatar' | 'certificate' | 'disk' | 'document' | 'image' | 'licence'

const lockedSentence = '打开这份 PDF 需要密码，请解除密码后再上传'

const fileOf = (bytes: Buffer | string, name = 'a.png', type = 'image/png') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type })
const send = (bytes: Buffer | string, type: Purpose = 'image', name?: string) =>
  house.as(owner).disk.upload.add({ file: fileOf(bytes, name), type })
const refused = (sent: Promise<unknown>) =>
  sent.then(
    () => expect.unreachable('The file was taken.'),
    (error: unknown) => error as ApiError,
  )
const fetched = (url: string, headers: Record<string, string> = {}) => house.app.inject({ url, headers })
const asOwner = () => ({ token: owner.token })

/** A disk of one megabyte; only root may make one. */
const disk = mkdtempSync(join(tmpdir(), 'xinpu-disk-'))
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]).status === 0

test.skipIf(!isMounted)(
  'a full disk is told in a sentence, nothing is left of the file, and what fits is taken',
  async () => {
    onTestFinished(() => void spawnSync('umount', [disk]))
    await using small = await openHouse({ dataDir: disk })
    const person = await small.login()
    const rest = join(disk, 'rest')
    await writeFile(rest, Buffer.alloc(1 << 21)).catch(() => {})
    const add = async () => small.as(person).disk.upload.add({ file: fileOf(await picture()), type: 'image' })
    expect(await refused(add())).toMatchObject({ status: 507, message: '服务器磁盘已满，暂时无法保存，请稍后再试' })
    await rm(rest)
    const kept = await add()
    const files = await readdir(join(disk, 'files'), { recursive: true, withFileTypes: true })
    expect(files.filter((file) => file.isFile()).map(({ name }) => name)).toEqual([
      expect.stringMatching(/^[\da-f]{64}$/),
    ])
    expect(kept.size).toBeGreaterThan(0)
  },
)

describe('the kind of a file is told by its content', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'a %s is a picture, whatever it is named',
    async (format) => {
      const stored = await send(await picture(format), 'image', 'page.html')
      const fileType = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'webp', avif: 'webp' }[format]
      expect(stored).toMatchObject({ fileType, name: `page.${fileType}`, url: `/files/oss/${stored.key}.${fileType}` })
      const answer = await fetched(stored.url)
      expect(answer.headers['content-type']).toBe(`image/${fileType === 'jpg' ? 'jpeg' : fileType}`)
      expect(answer.rawPayload).toHaveLength(stored.size)
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 60, height: 40 })
    },
  )

  test.each([
    ['HTML', '<html><script>alert(1)</script></html>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['XML with SVG', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a program', 'MZ\x90\x00'],
    ['a zip', 'PK\x03\x04'],
    ['TIFF', 'II*\x00'],
    ['a PDF', '%PDF-1.4'],
  ])('%s dressed as a png is refused with what is taken', async (_, text) => {
    const error = await refused(send(text))
    expect(error).toMatchObject({ code: 0, message: '请上传 JPG、PNG、WebP、GIF 或 AVIF 图片' })
  })

  test('HTML behind the first bytes of a png is refused', async () => {
    const head = (await picture()).subarray(0, 8)
    const error = await refused(send(Buffer.concat([head, Buffer.from('<script>alert(1)</script>')])))
    expect(error.message).toContain('已损坏')
  })

  test('what stands behind the end of a picture is not kept', async () => {
    const { url } = await send(Buffer.concat([await picture('jpeg'), Buffer.from('<script>evil</script>')]))
    expect((await fetched(url)).rawPayload.includes('evil')).toBe(false)
  })

  test('a name is only a name', async () => {
    const { name } = await send(await picture(), 'image', '../../etc/合影\u202e.exe')
    expect(name).toBe('合影.png')
  })
})

describe('pictures', () => {
  test('what a camera wrote of place and person is gone, and the picture stands upright', async () => {
    const told = { IFD0: { Artist: 'Somebody', ImageDescription: 'home' }, IFD3: { GPSLatitude: '31/1 13/1 0/1' } }
    const photo = await sharp(await picture('jpeg'))
      .withExif(told)
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const drawn = await sharp((await fetched((await send(photo)).url)).rawPayload).metadata()
    expect(drawn).toMatchObject({ width: 40, height: 60 })
    expect([drawn.exif, drawn.xmp, drawn.iptc, drawn.orientation]).toEqual([undefined, undefined, undefined, undefined])
  })

  test('a picture that unfolds to more than 40 million pixels is refused', async () => {
    const bomb = await picture('png', 7000, 6000)
    expect(bomb.length).toBeLessThan(1_000_000)
    expect((await refused(send(bomb))).message).toBe('图片尺寸过大，不能超过 4000 万像素')
  })

  test('a large one is made to fit, an avatar is a square', async () => {
    const large = await send(await picture('jpeg', 5000, 1000))
    expect(await sharp((await fetched(large.url)).rawPayload).metadata()).toMatchObject({ width: 4096, height: 819 })
    const avatar = await send(await picture('jpeg'), 'avatar')
    expect(await sharp((await fetched(avatar.url)).rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    })
  })

  test('half a picture is refused', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const whole = await picture(format, 900, 600)
      expect((await refused(send(whole.subarray(0, whole.length * 0.6)))).message).toContain('已损坏')
    }
  })

  test('each purpose has its own size', async () => {
    const error = await refused(send(Buffer.concat([await picture('jpeg'), Buffer.alloc(10 * 1024 * 1024)])))
    expect(error).toMatchObject({ code: 400, message: '文件不能超过 10 MB', data: { errors: [{ field: 'file' }] } })
  })
})

describe('PDFs', () => {
  const kept = async (bytes: Buffer) => (await fetched((await send(bytes, 'document')).url, asOwner())).rawPayload

  test('nothing that acts survives, and a seal is still there to see', async () => {
    const hostile = await hostilePaper()
    const words = /JavaScript|OpenAction|\/AA|Launch|EmbeddedFile|Filespec|XFA|AcroForm|Widget|Link|evil|\/JS/i
    expect(hostile.toString('latin1')).toMatch(words)
    const clean = await kept(hostile)
    expect(clean.toString('latin1')).not.toMatch(words)
    const document = await PDFDocument.load(clean)
    expect(document.getPageCount()).toBe(1)
    expect(document.getPage(0).node.Annots()?.size()).toBe(1)
    expect(clean.toString('latin1')).toContain('/Stamp')
  })

  test('at most 50 pages are taken', async () => {
    expect((await PDFDocument.load(await kept(await paper(50)))).getPageCount()).toBe(50)
    expect((await refused(send(await paper(51), 'document'))).message).toBe('PDF 最多 50 页')
  })

  test.each(lockings)(
    'of version %s that only forbids printing and changing is read like any other',
    async (version) => {
      const open = await kept(await lockedPaper(version, 'for everyone to read'))
      expect(open.toString('latin1')).not.toContain('/Encrypt')
      expect(await textOfPages(new Uint8Array(open))).toEqual(['for everyone to read'])
    },
  )

  test('one that opens with a password alone and a broken one are told apart', async () => {
    for (const version of lockings) {
      const locked = await lockedPaper(version, 'for nobody', 'secret')
      expect((await refused(send(locked, 'document'))).message).toBe(lockedSentence)
    }
    expect((await refused(send('%PDF-1.4 and no more', 'document'))).message).toContain('已损坏')
  })

  test('a stream that unfolds to a thousand times its size is refused', { timeout: 60_000 }, async () => {
    const bomb = await PDFDocument.load(await paper())
    const zeros = bomb.context.register(bomb.context.flateStream(new Uint8Array(100 * 1024 * 1024)))
    bomb.getPage(0).node.addContentStream(zeros)
    const bytes = Buffer.from(await bomb.save({ useObjectStreams: false }))
    expect(bytes.length).toBeLessThan(1024 * 1024)
    expect((await refused(send(bytes, 'document'))).message).toContain('过于复杂')
  })

  test('where a picture is wanted a PDF will not do, and neither will a program where papers are', async () => {
    expect((await refused(send(await paper(), 'avatar'))).message).toBe('请上传 JPG、PNG、WebP、GIF 或 AVIF 图片')
    expect((await refused(send('MZ', 'licence'))).message).toContain('或 PDF 文件')
  })
})

describe('who may look', () => {
  /** Logs in as a browser does; answers its cookies. */
  async function browser(mobile: string) {
    house.pass(61_000)
    await house.as().account.session.sendNotice({ mobile })
    const code = await codeFor(house.app, mobile)
    const login = await house.app.inject({ method: 'POST', url: '/api/web/login', payload: { mobile, code } })
    return { cookie: login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  }

  test('an avatar is for everyone, and for long', async () => {
    const { url } = await send(await picture(), 'avatar')
    const { statusCode, headers } = await fetched(url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('a licence is for its owner, by token and by cookie, and for administrators', async () => {
    const { url } = await send(await picture('jpeg'), 'licence')
    expect((await fetched(url)).json()).toMatchObject({ code: 401 })
    expect((await fetched(url, { token: stranger.token })).statusCode).toBe(403)
    expect((await fetched(url, { cookie: 'sid=guess' })).statusCode).toBe(401)
    expect((await fetched(url, await browser('+86-13800000002'))).statusCode).toBe(403)

    const mine = await fetched(url, asOwner())
    expect(mine.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'content-type': 'image/jpeg' })
    expect((await fetched(url, await browser('+86-13800000001'))).statusCode).toBe(200)

    const admin = await house.login('+86-13800000003')
    await house.house.db
      .updateTable('account')
      .set({ roles: ['owner'] })
      .where('id', '=', admin.uid)
      .execute()
    expect((await fetched(url, { token: admin.token })).statusCode).toBe(200)
  })

  test('a licence that a visitor sent is for the browser that sent it, until an account has it', async () => {
    const uuid = 'browser-that-registers'
    const visitor = { ...house.house, user: null, uuid, address: '192.0.2.1' }
    const { url } = await storeUpload(visitor, fileOf(await picture('jpeg')), 'licence')
    expect((await fetched(url)).statusCode).toBe(401)
    expect((await fetched(url, { cookie: 'uuid=another-browser' })).statusCode).toBe(401)
    expect((await fetched(url, { cookie: `uuid=${uuid}` })).statusCode).toBe(200)
    await claimUpload(house.house.db, { url, purposes: ['licence'], accountId: owner.uid, uuid })
    expect((await fetched(url, { cookie: `uuid=${uuid}` })).statusCode).toBe(401)
  })

  test('the licence of a company is for those who act for it', async () => {
    const { url } = await send(await picture('jpeg'), 'licence')
    const id = await certify(house.house.db, owner.uid)
    await house.house.db.updateTable('enterprise').set({ licence_url: url }).where('id', '=', id).execute()
    const colleague = await house.login('+86-13800000006')
    const look = async () => (await fetched(url, { token: colleague.token })).statusCode
    const wish = { enterprise_id: id, account_id: colleague.uid, status: 'applying' as const }
    await house.house.db.insertInto('enterprise_member').values(wish).execute()
    expect(await look()).toBe(403)
    await house.house.db
      .updateTable('enterprise_member')
      .set({ status: 'joined' })
      .where('account_id', '=', colleague.uid)
      .execute()
    expect(await look()).toBe(200)
  })

  test('a PDF is saved under its name, never shown as a page', async () => {
    const { url } = await send(await paper(), 'certificate', '授权 书.pdf')
    expect((await fetched(url, asOwner())).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('授权 书.pdf')}`,
    })
  })

  test.each(['nothing.png', `${'a'.repeat(24)}.png`, '..%2f..%2fpackage.json', `${'a'.repeat(24)}.html`])(
    '%s is nowhere',
    async (name) => {
      expect((await fetched(`/files/oss/${name}`, asOwner())).statusCode).toBe(404)
    },
  )

  test('another ending does not make it another file', async () => {
    const { key } = await send(await picture())
    expect((await fetched(`/files/oss/${key}.pdf`)).statusCode).toBe(404)
  })
})

describe('what was sent before a login', () => {
  const browserId = 'browser-of-somebody'
  const sent = (uuid = browserId) => picture().then((bytes) => storeUpload(visitor(uuid), fileOf(bytes), 'licence'))
  const visitor = (uuid: string) => ({ ...house.house, user: null, uuid, address: '192.0.2.1' })
  const claim = (url: string, accountId: number, uuid = browserId) =>
    claimUpload(house.house.db, { url, purposes: ['licence'], accountId, uuid })

  test('becomes the property of one who logs in with the same browser', async () => {
    const { url } = await sent()
    expect((await fetched(url, asOwner())).statusCode).toBe(403)
    expect(await claim(url, owner.uid, 'another browser')).toBe(false)
    expect(await Promise.all([claim(url, owner.uid), claim(url, stranger.uid)])).toContain(false)
    const { account_id } = await house.house.db
      .selectFrom('upload')
      .select('account_id')
      .where('key', '=', url.slice(11, -4))
      .executeTakeFirstOrThrow()
    const [winner, loser] = account_id === owner.uid ? [owner, stranger] : [stranger, owner]
    expect([await claim(url, winner.uid), await claim(url, loser.uid)]).toEqual([true, false])
    expect((await fetched(url, { token: winner.token })).statusCode).toBe(200)
  })

  test('is claimed by nobody without a browser of its own, for no other purpose, at no other address', async () => {
    const nameless = await sent('')
    expect(await claim(nameless.url, owner.uid, '')).toBe(false)
    const { url } = await sent()
    const others = [`https://evil.test${url}`, `${url}?x`, url.replace('.png', '.jpg'), '', '/files/preview/1.pdf']
    for (const other of others) expect(await claim(other, owner.uid)).toBe(false)
    const terms = { url, purposes: ['avatar'] as const, accountId: owner.uid, uuid: browserId }
    expect(await claimUpload(house.house.db, terms)).toBe(false)
  })

  test('is gone after a day when nobody claimed it', async () => {
    const [forgotten, taken] = [await sent(), await sent()]
    expect(await claim(taken.url, owner.uid)).toBe(true)
    house.pass(86_500_000)
    const fresh = await sent()
    expect(await dropUnclaimed(house.house.db, house.house.now())).toBeGreaterThan(0)
    expect(await claim(forgotten.url, owner.uid)).toBe(false)
    expect([await claim(taken.url, owner.uid), await claim(fresh.url, owner.uid)]).toEqual([true, true])
  })
})

test('of very many files at once some are asked to come later, and the next one is taken', async () => {
  const bytes = await picture('png', 800, 800)
  const visitor = { ...house.house, user: null, uuid: 'crowd', address: '192.0.2.1' }
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, () => storeUpload(visitor, fileOf(bytes), 'image')),
  )
  const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
  expect(lost.length).toBeGreaterThan(0)
  for (const error of lost) expect(error).toMatchObject({ code: 'TOO_FREQUENT', message: '上传的人较多，请稍后再试' })
  await expect(storeUpload(visitor, fileOf(bytes), 'image')).resolves.toMatchObject({ fileType: 'png' })
})

test('a part of an upload that nobody has begun is refused', async () => {
  owner = await house.login('+86-13800000001')
  const part = house.as(owner).disk.upload.add({ file: fileOf(await picture()), type: 'part:12345678:0' })
  expect(await refused(part)).toMatchObject({ code: 404, message: '这次上传已过期，请重新选择文件' })
})

test('an avatar is a picture of one’s own, or none', async () => {
  const { update } = house.as(owner).account.profile
  const { url } = await send(await picture(), 'avatar')
  await expect(update({ avatar: url })).resolves.toMatchObject({ avatar: url })
  const strange = ['https://evil.test/a.png', (await send(await picture(), 'image')).url, '/files/oss/none.png']
  for (const avatar of strange)
    expect(await refused(update({ avatar }))).toMatchObject({ code: 400, data: { errors: [{ field: 'avatar' }] } })
  const theirs = house.as(await house.login('+86-13800000004')).account.profile
  expect(await refused(theirs.update({ avatar: url }))).toMatchObject({ code: 400 })
})

const shared = process.env['XINPU_TEST_DATA']

test.skipIf(!shared)(
  'no file of a hostile collection is a fault of ours, and none keeps a script',
  { timeout: 120_000 },
  async () => {
    const folder = join(shared ?? '', 'pdf')
    const outcomes: Record<string, string> = {}
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.pdf'))) {
      const outcome = await storeUpload(
        { ...house.house, user: null, uuid: '', address: '192.0.2.1' },
        fileOf(await readFile(join(folder, name)), name),
        'document',
      ).catch((error: Error) => error)
      outcomes[name] = outcome instanceof Error ? `${outcome.name}: ${outcome.message}` : 'taken'
      if (!(outcome instanceof Error))
        expect(outcome.bytes.toString('latin1')).not.toMatch(/JavaScript|OpenAction|Launch/)
    }
    expect(outcomes).toMatchObject({
      'bomb_giant.pdf': expect.stringContaining('Refusal'),
      'empty_protected.pdf': 'taken',
      'pr6531_1.pdf': expect.stringContaining(lockedSentence),
      'REDHAT-1531897-0.pdf': expect.stringContaining('已损坏'),
      'debian-reference-zh-cn.pdf': expect.stringContaining('50 页'),
      'evaljs.pdf': 'taken',
      'linuxcnc-integrator-zh.pdf': 'taken',
      'tracemonkey.pdf': 'taken',
    })
    expect(Object.values(outcomes).filter((outcome) => outcome.startsWith('Error'))).toEqual([])
  },
)
