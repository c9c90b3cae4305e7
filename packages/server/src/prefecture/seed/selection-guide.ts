import type { originalData } from '@xinpu/contract/prefecture'
import type { ParameterJson } from '../../core/tables.ts'
import type { PlainBlock } from './plain-block.ts'

/** A document about a maker's parts before it is set. */
export interface Guide {
  title: string
  summary: string
  type: originalData.OriginalDataType
  language: originalData.DataLanguage
  models: readonly string[]
  blocks: PlainBlock[]
}

/** A part as a guide lists it. */
export interface GuidePart {
  model: string
  package: string
  description: string
  params: ParameterJson[]
}

/** How many parts a maker has of which kind. */
export const overviewOf = (brand: string, categories: readonly { name: string; count: number }[]): Guide => ({
  title: `${brand} 产品总览`,
  summary: `${brand}在芯谱目录中的产品，按分类计数。由芯谱按目录整理，非原厂文件。`,
  type: 'brochure',
  language: 'zh',
  models: [],
  blocks: [
    { kind: 'heading', text: '各分类的型号数' },
    { kind: 'table', head: ['分类', '型号数'], rows: categories.map(({ name, count }) => [name, String(count)]) },
  ],
})

interface About {
  brand: string
  category: string
  parts: readonly GuidePart[]
  language: originalData.DataLanguage
}

/** Figures that a line of a guide has. */
const mostFigures = 4

/** The best-known parts of a kind with the figures that most of them have, those of a package together. */
export function selectionOf({ brand, category, parts, language }: About): Guide {
  const names = commonNames(parts)
  const byPackage = Map.groupBy(parts, (part) => part.package || '—')
  const isZh = language === 'zh'
  return {
    title: isZh ? `${brand} ${category}选型指南` : `${brand} Selection Guide: ${category}`,
    summary: isZh
      ? `${parts.length} 个常用型号按封装分表，列出 ${names.join('、')}。由芯谱按目录整理，非原厂文件。`
      : `${parts.length} well-known parts by package. Put together by Xinpu from its catalogue; not issued by the manufacturer.`,
    type: 'guide',
    language,
    models: parts.map(({ model }) => model),
    blocks: [...byPackage].flatMap(([name, own]): PlainBlock[] => [
      { kind: 'heading', text: isZh ? `封装 ${name}` : `Package ${name}` },
      {
        kind: 'table',
        head: [isZh ? '型号' : 'Part', ...names],
        rows: own.map(({ model, params }) => [model, ...names.map((each) => figureOf(params, each))]),
      },
    ]),
  }
}

/** The names of figures that most of the parts have. */
function commonNames(parts: readonly GuidePart[]): string[] {
  const counts = new Map<string, number>()
  for (const { params } of parts) for (const { name } of params) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostFigures)
    .map(([name]) => name)
}

/** Most values carry their unit. */
function figureOf(params: readonly ParameterJson[], wanted: string): string {
  const { value = '—', unit = '' } = params.find(({ name }) => name === wanted) ?? {}
  return /^[\d.\s–-]+$/.test(value) ? `${value} ${unit}`.trim() : value
}
