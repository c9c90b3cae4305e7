import type { ToldRow } from '../source.ts'
import { siteOf } from './entry.ts'
import { pick, randomFor, type Firm } from './firms.ts'
import { inventions, programs } from './words.ts'

type Make = (
  firm: Firm,
  random: () => number,
  place: number,
) => { title: string; status: string; field: readonly [string, string] }

const makers: Readonly<Record<string, { most: number; make: Make }>> = {
  trademark: {
    most: 12,
    make: (firm, random, place) => ({
      title: `${firm.name.slice(2, 4)}${place > 0 ? `系列 ${place}` : ''}`,
      status: pick(random, ['已注册', '已注册', '申请中']),
      field: ['国际分类', '9类-科学仪器'],
    }),
  },
  patent: {
    most: 24,
    make: (_, random) => ({
      title: `一种${pick(random, inventions)}`,
      status: pick(random, ['授权', '实质审查']),
      field: ['类型', pick(random, ['发明专利', '实用新型'])],
    }),
  },
  copyright: {
    most: 3,
    make: (firm) => ({ title: `${firm.name.slice(2, 4)}产品手册`, status: '已登记', field: ['类别', '文字作品'] }),
  },
  softwareCopyright: {
    most: 12,
    make: (firm, random, place) => ({
      title: `${firm.name.slice(2, 4)}${pick(random, programs)}`,
      status: '已登记',
      field: ['版本', `V${1 + place}.0`],
    }),
  },
}
export const isProperty = (section: string): boolean => section in makers

/** What a company owns of one kind, newest first. */
export function propertyRows(firm: Firm, section: string): ToldRow[] {
  const maker = makers[section]
  if (!maker) return []
  const count = Math.floor(randomFor(firm, section)() * maker.most)
  return Array.from({ length: count }, (_, place) => {
    const random = randomFor(firm, `${section} ${place}`)
    const { title, status, field } = maker.make(firm, random, place)
    const [name, value] = field
    const date = new Date(Date.UTC(2025, 5 - place * 3, 1 + Math.floor(random() * 27))).toISOString()
    return { outer: `${firm.outer}.${section}${place}`, data: { title, date, status, fields: [{ name, value }] } }
  })
}

/** The one that its entry names. */
export const websiteRows = (firm: Firm): ToldRow[] => [
  {
    outer: `${firm.outer}.site`,
    data: {
      title: siteOf(firm),
      date: firm.founded.toISOString(),
      fields: [{ name: '备案号', value: `沙箱ICP备${firm.creditCode.slice(10, 17)}号` }],
    },
  },
]
