import type { content } from '@xinpu/contract/admin'

type Field = content.ContentField
type Place = readonly [value: string, label: string, href: string]

/** What entries of a kind say, where they stand, and in which table. */
export interface ContentSource {
  table: string
  /** The columns of what an entry says; all tables have `id`, `position`, `begin_at` and `end_at`. */
  columns: { place?: string; name: string; url?: string; imgUrl?: string }
  places: readonly Place[]
  fields: Partial<Record<Field, { label: string; max?: number; help?: string; isRequired?: boolean }>>
  /** What keeps an entry from being taken off, and how that is said. */
  heldBy?: { table: string; column: string; told: string }
}

const anywhere = '站内路径，如 /mall，或以 https:// 开头的网址。'

/** The one table of kinds: what the desk asks for, what is refused, and where it is kept. */
export const contentSources: Readonly<Record<content.ContentKind, ContentSource>> = {
  notice: {
    table: 'notice',
    columns: { place: 'place', name: 'content', url: 'url' },
    places: [
      ['all', '全站', '/'],
      ['datasheet', '资料', '/datasheet'],
      ['mall', '商城', '/mall/index/1'],
      ['inquiry', '供求', '/inquiry'],
      ['news', '资讯', '/news/index/1'],
    ],
    fields: {
      name: {
        label: '公告内容',
        max: 80,
        help: '页头下的一行字。同时有几条时，每页只显示排在最前的一条。',
        isRequired: true,
      },
      url: { label: '查看详情的链接', help: anywhere },
    },
  },
  banner: {
    table: 'banner',
    columns: { place: 'place', name: 'title', url: 'url', imgUrl: 'img_url' },
    places: [
      ['home', '资讯首页', '/news/index/1'],
      ['detail', '文章详情', '/news/index/1'],
      ['mall', '商城首页', '/mall/index/1'],
    ],
    fields: {
      name: { label: '标题', max: 60, help: '读屏软件念出的话，也在图片没有载入时显示。', isRequired: true },
      imgUrl: { label: '图片', help: '宽高比 3:1，建议 1200 × 400。', isRequired: true },
      url: { label: '链接地址', help: anywhere, isRequired: true },
    },
  },
  link: {
    table: 'nav_item',
    columns: { place: 'list', name: 'name', url: 'url' },
    places: [
      ['common', '页头 · 常用', '/'],
      ['agent', '页头 · 代理商', '/'],
      ['brand', '页头 · 原厂', '/'],
      ['friend', '页脚 · 友情链接', '/'],
    ],
    fields: {
      name: { label: '名称', max: 30, isRequired: true },
      url: { label: '链接地址', help: '以 https:// 开头的网址。', isRequired: true },
    },
  },
  hotWord: {
    table: 'hot_word',
    columns: { place: 'scene', name: 'name', url: 'url' },
    places: [
      ['spec', '资料', '/'],
      ['news', '资讯', '/news/index/1'],
      ['mall', '商城', '/mall/index/1'],
    ],
    fields: {
      name: { label: '热词', max: 30, isRequired: true },
      url: { label: '链接地址', help: '不填就按这个词搜索。' },
    },
  },
  channel: {
    table: 'article_channel',
    columns: { name: 'name' },
    places: [['news', '资讯', '/news/index/1']],
    fields: { name: { label: '频道名称', max: 12, isRequired: true } },
    heldBy: { table: 'article', column: 'channel_id', told: '频道里还有文章，不能删除；可以填结束时间，让它不再显示' },
  },
}

/** What the desk is told of a kind. */
export const presentTrait = (kind: content.ContentKind): content.ContentTrait => {
  const { fields, places } = contentSources[kind]
  return {
    kind,
    fields: (Object.keys(fields) as Field[]).map((name) => ({ name, label: '', isRequired: false, ...fields[name] })),
    places: places.map(([value, label, href]) => ({ value, label, href })),
  }
}
