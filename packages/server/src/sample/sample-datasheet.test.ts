import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { drawSamples } from './draw-samples.ts'
import { renderSample, sampleMark, type Sample, type SamplePart, type SampleTerms } from './sample-datasheet.ts'

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

function partNamed(model: string): SamplePart {
  return {
    model,
    brandCn: '德州仪器',
    brandEn: 'Texas Instruments',
    brandName: 'TI(德州仪器)',
    categoryName: '线性稳压器 LDO',
    package: 'SOT-23-5',
    description: '3.3V 固定输出 300mA 低压差线性稳压器',
    params: [
      { name: '输入电压', value: '2~5.5V', unit: 'V', low: 2, high: 5.5 },
      { name: '输出电压', value: '3.3V', unit: 'V', low: 3.3, high: 3.3 },
      { name: '输出电流', value: '≤300mA', unit: 'A', low: null, high: 0.3 },
      { name: '精度', value: '±2%', unit: '%', low: -2, high: 2 },
      { name: '输出类型', value: '固定', unit: '', low: null, high: null },
    ],
  }
}

const parts = ['XP1117-33', 'XP1117-50', 'XP1117-ADJ'].map(partNamed)
const english: SampleTerms = { parts, language: 'en', revision: 'B', pages: 12, seed: 7 }
const chinese: SampleTerms = { ...english, language: 'zh' }

async function pagesIn(sample: Sample): Promise<string[]> {
  const task = getDocument({
    data: sample.bytes.slice(),
    cMapUrl: `${join(pdfjs, 'cmaps')}/`,
    cMapPacked: true,
    useSystemFonts: false,
    verbosity: 0,
  })
  const file = await task.promise
  const texts: string[] = []
  for (let number = 1; number <= file.numPages; number += 1) {
    const content = await (await file.getPage(number)).getTextContent()
    texts.push(content.items.map((item) => ('str' in item ? item.str : '')).join('\n'))
  }
  await task.destroy()
  return texts
}

describe('a sample datasheet', () => {
  it.each([4, 5, 8, 13, 21, 30])('has the %i pages it was asked for', async (pages) => {
    for (const terms of [english, chinese, { ...chinese, parts: parts.slice(0, 1) }]) {
      expect((await renderSample({ ...terms, pages })).pageCount).toBe(pages)
    }
  })

  it('stays within 4 to 30 pages', async () => {
    expect((await renderSample({ ...english, pages: 1 })).pageCount).toBe(4)
    expect((await renderSample({ ...english, pages: 90 })).pageCount).toBe(30)
  })

  it.each([english, chinese, { ...chinese, font: 'named' as const }])(
    'carries the part number and the sample mark on every page (%#)',
    async (terms) => {
      const sample = await renderSample(terms)
      const texts = await pagesIn(sample)
      expect(texts).toHaveLength(sample.pageCount)
      for (const [index, text] of texts.entries()) {
        expect(text).toContain('XP1117-33')
        expect(text).toContain(sampleMark[terms.language])
        expect(text).toContain(`${index + 1} / ${sample.pageCount}`)
      }
    },
  )

  it('has bookmarks in page order, nested, that the file agrees with', async () => {
    const sample = await renderSample(chinese)
    const pages = sample.outline.map((entry) => entry.page)
    expect(pages).toEqual(pages.toSorted((a, b) => a - b))
    expect(Math.min(...pages)).toBe(1)
    expect(Math.max(...pages)).toBeLessThanOrEqual(sample.pageCount)
    const task = getDocument({ data: sample.bytes.slice(), verbosity: 0 })
    const file = await task.promise
    const top = await file.getOutline()
    expect(top.map((item) => item.title)).toEqual(
      sample.outline.filter((entry) => entry.level === 0).map((entry) => entry.title),
    )
    expect(top.flatMap((item) => item.items.map((child: { title: string }) => child.title))).toEqual(
      sample.outline.filter((entry) => entry.level === 1).map((entry) => entry.title),
    )
    await task.destroy()
  })

  it('names itself in the information dictionary', async () => {
    const sample = await renderSample(english)
    const task = getDocument({ data: sample.bytes.slice(), verbosity: 0 })
    const { info } = await (await task.promise).getMetadata()
    expect(info).toMatchObject({ Title: sample.title, Author: 'Xinpu', Subject: sampleMark.en })
    await task.destroy()
  })

  it.each([english, chinese, { ...chinese, font: 'named' as const }])(
    'is the same for the same terms (%#)',
    async (terms) => {
      const [first, second] = [await renderSample(terms), await renderSample(terms)]
      expect(Buffer.compare(first.bytes, second.bytes)).toBe(0)
    },
  )

  it('comes in the order asked for, with the same bytes, where threads draw it', async () => {
    const terms = [5, 9, 4, 7, 4].map((pages, seed) => ({ ...(seed % 2 === 0 ? english : chinese), pages, seed }))
    let at = 0
    for await (const { bytes } of drawSamples(terms)) {
      const alone = await renderSample(terms[at] ?? english)
      expect(Buffer.compare(bytes, alone.bytes)).toBe(0)
      at += 1
    }
    expect(at).toBe(terms.length)
  })

  it('tells in edition B what it corrects', async () => {
    const [before, after] = await Promise.all(
      (['A', 'B'] as const).map(async (revision) => pagesIn(await renderSample({ ...english, revision }))),
    )
    expect(after?.join()).toMatch(/corrected from/)
    expect(before?.join()).not.toMatch(/corrected from/)
  })
})
