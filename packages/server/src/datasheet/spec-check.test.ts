import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { PDFDocument } from '@cantoo/pdf-lib'
import PdfWriter from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { bomb, hostilePaper, lockedPaper, lockings, paper } from '../../test/paper.ts'
import { checkSpec, faultSentences } from './spec-check.ts'
import type { SpecFault } from './spec-reading.ts'

const checked = (bytes: Uint8Array) => checkSpec('account 1', async () => bytes)
const folder = join(process.env['XINPU_TEST_DATA'] ?? '', 'pdf')

/** What is right for the real files: their pages, or why they are refused. */
const answers: Record<string, number | SpecFault> = {
  'REDHAT-1531897-0.pdf': 'broken',
  'arial_unicode_ab_cidfont.pdf': 1,
  'bomb_giant.pdf': 'heavy',
  'cid_cff.pdf': 1,
  'debian-reference-zh-cn.pdf': 251,
  'empty_protected.pdf': 1,
  'evaljs.pdf': 'script',
  'helloworld-bad.pdf': 1,
  'labelled_pages.pdf': 11,
  'linuxcnc-integrator-zh.pdf': 20,
  'linuxcnc-start-zh.pdf': 61,
  'maint-guide-zh-cn.pdf': 63,
  'nested_outline.pdf': 9,
  'pr6531_1.pdf': 'encrypted',
  'rotation.pdf': 2,
  'tracemonkey.pdf': 14,
  'vertical.pdf': 3,
}

describe.runIf(existsSync(folder))('every real file gets its right answer', () => {
  test('none is without one', () => {
    expect(readdirSync(folder).filter((name) => name.endsWith('.pdf'))).toEqual(Object.keys(answers))
  })

  test.each(Object.entries(answers))('%s: %s', async (name, answer) => {
    const reading = await checked(readFileSync(join(folder, name)))
    if (typeof reading === 'string') return expect(reading).toBe(answer)
    expect(reading.pageCount).toBe(answer)
    expect((await PDFDocument.load(reading.opening)).getPageCount()).toBe(Math.min(3, reading.pageCount))
    expect(reading.outline.every(({ page }) => page >= 1 && page <= reading.pageCount)).toBe(true)
  })

  test('bookmarks within bookmarks keep their level and their page', async () => {
    const reading = await checked(readFileSync(join(folder, 'nested_outline.pdf')))
    expect(reading).toMatchObject({
      outline: expect.arrayContaining([
        expect.objectContaining({ level: 1, page: 1 }),
        { title: '1.1 Background', page: 2, level: 2 },
      ]),
    })
  })
})

test('a file that carries another is refused, and one that acts', async () => {
  const carrier = await PDFDocument.create()
  carrier.addPage()
  await carrier.attach(Buffer.from('MZ evil'), 'evil.exe')
  expect(await checked(await carrier.save())).toBe('attachment')
  expect(['script', 'attachment']).toContain(await checked(await hostilePaper()))
})

test.each(lockings)(
  'a file of version %s that only forbids is a datasheet, one with a password is none',
  async (version) => {
    expect(await checked(await lockedPaper(version, 'Low-dropout regulator'))).toMatchObject({
      pageCount: 1,
      text: ['Low-dropout regulator'],
    })
    expect(await checked(await lockedPaper(version, 'Low-dropout regulator', 'secret'))).toBe('encrypted')
  },
)

test('a title and bookmarks are plain text, whatever tags their writer left in them', async () => {
  const document = new PdfWriter({ info: { Title: 'TPS7A20 Low-I<Sub>Q</Sub> LDO' } })
  document.outline.addItem('I<Sup>2</Sup>C &amp; R<sub>DS(on)</sub>')
  document.end()
  expect(await checked(new Uint8Array(await buffer(document)))).toMatchObject({
    title: 'TPS7A20 Low-IQ LDO',
    outline: [{ title: 'I²C & RDS(on)', page: 1, level: 1 }],
  })
})

test('pages without a word are pages', async () => {
  expect(await checked(await paper(2))).toMatchObject({ pageCount: 2, text: ['', ''], outline: [] })
})

test.each(['', '%PDF-1.7', '%PDF-1.4\n1 0 obj\n<<'])('%j is broken', async (text) => {
  expect(await checked(Buffer.from(text))).toBe('broken')
})

test('half a file is broken or read as far as it goes', async () => {
  const whole = await paper(3)
  const reading = await checked(whole.subarray(0, whole.length * 0.6))
  expect(typeof reading === 'string' ? reading : reading.pageCount).toSatisfy(
    (answer) => answer === 'broken' || answer === 'empty' || (typeof answer === 'number' && answer <= 3),
  )
})

test('dictionaries that hold each other ten thousand deep are refused, and the server lives on', async () => {
  const deep = `%PDF-1.4\n1 0 obj\n${'['.repeat(100_000)}\nendobj\ntrailer<</Root 1 0 R>>`
  expect(Object.keys(faultSentences)).toContain(await checked(Buffer.from(deep)))
  expect(await checked(await paper())).toMatchObject({ pageCount: 1 })
})

test.each(['FlateDecode', 'Fl'])(
  'a kilobyte that unfolds to 400 million by /%s is refused, and the server does not swell with it',
  async (coding) => {
    const bytes = bomb(4e8, coding)
    expect(bytes.length).toBeLessThan(2000)
    const before = process.memoryUsage.rss()
    expect(await checked(bytes)).toBe('heavy')
    expect(process.memoryUsage.rss() - before).toBeLessThan(1.5e9)
    expect(await checked(await paper())).toMatchObject({ pageCount: 1 })
  },
)
