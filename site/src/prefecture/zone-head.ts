import type { OriginalDataDetail, OriginalFactoryDetail, SchemeDetail, TechArticleDetail } from '@xinpu/sdk/types'
import { breadcrumbs, jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'

interface Told {
  title: string
  description: string
  path: string
  /** What schema.org calls it. */
  kind: string
  isListed?: boolean
}

/** What search engines are told of a page of the zone. */
export function zoneHead({ title, description, path, kind, isListed = true }: Told, { origin }: Visit) {
  const url = `${origin}${path}`
  return {
    meta: [
      { title: titleOf(title) },
      { name: 'description', content: description.slice(0, 150) },
      ...(isListed ? [] : [{ name: 'robots', content: 'noindex,follow' }]),
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: [
      breadcrumbs(origin, [
        { name: '专区', path: '/prefecture' },
        { name: title, path },
      ]),
      jsonLd({ '@type': kind, name: title, url, description: description.slice(0, 150), inLanguage: 'zh-CN' }),
    ],
  }
}

const lists = {
  course: {
    title: '课程资料',
    path: '/prefecture/courseMaterial',
    description: '电源、总线、运放与 EMC 的课程，可在线读，可打包下载。',
  },
  datum: {
    title: '技术资料下载',
    path: '/prefecture/datum',
    description: '封装、阻值、载流与来料的速查表，可在线读，可打包下载。',
  },
  column: { title: '技术专栏', path: '/prefecture/specialColumn', description: '按系列写的技术专栏，一篇接一篇读。' },
} as const

/** Of a list: a subject and a page are listed, what is narrowed otherwise is not. */
export function techListHead(
  type: keyof typeof lists,
  search: { categoryId?: number | undefined; page?: number | undefined; sort?: string | undefined },
  visit: Visit,
) {
  const { path, ...told } = lists[type]
  const asked = new URLSearchParams({
    ...(search.categoryId !== undefined && { categoryId: String(search.categoryId) }),
    ...((search.page ?? 1) > 1 && { page: String(search.page) }),
  }).toString()
  return zoneHead(
    { ...told, path: `${path}${asked && `?${asked}`}`, kind: 'CollectionPage', isListed: !search.sort },
    visit,
  )
}

const details = {
  course: {
    suffix: ' - 课程',
    kind: 'LearningResource',
    path: (id: number) => `/prefecture/courseMaterialDetail?id=${id}`,
  },
  datum: { suffix: ' - 技术资料', kind: 'TechArticle', path: (id: number) => `/prefecture/datumDetail?id=${id}` },
  column: { suffix: '', kind: 'TechArticle', path: (id: number) => `/prefecture/article-details/${id}` },
} as const

export function techHead({ id, type, title, summary = '' }: TechArticleDetail, visit: Visit) {
  const { suffix, kind, path } = details[type]
  return zoneHead({ title: `${title}${suffix}`, description: summary, path: path(id), kind }, visit)
}

export const schemeHead = ({ id, name, model, summary }: SchemeDetail, visit: Visit) =>
  zoneHead(
    {
      title: `${name} - ${model} 电路方案`,
      description: summary,
      path: `/prefecture/circuitScheme?id=${id}`,
      kind: 'TechArticle',
    },
    visit,
  )

export const originalHead = ({ id, title, brandCn, summary = '' }: OriginalDataDetail, visit: Visit) =>
  zoneHead(
    {
      title: `${title} - ${brandCn}`,
      description: summary,
      path: `/prefecture/originalDataDetail?id=${id}`,
      kind: 'DigitalDocument',
    },
    visit,
  )

export const factoryHead = ({ id, brandCn, intro }: OriginalFactoryDetail, isNarrowed: boolean, visit: Visit) =>
  zoneHead(
    {
      title: `${brandCn} 原厂资料`,
      description: intro,
      path: `/prefecture/originalData/${id}`,
      kind: 'CollectionPage',
      isListed: !isNarrowed,
    },
    visit,
  )
