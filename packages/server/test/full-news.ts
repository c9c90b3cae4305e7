import { sql } from 'kysely'
import { datedWords, titleWords, type FindableText } from '../src/article/article-words.ts'
import type { Db } from '../src/core/database.ts'
import { settle } from './many-packings.ts'

/** Articles that are written at once. */
const perTurn = 2000
const tenYears = 10 * 365 * 24 * 60 * 60_000

const subjects = [
  'LDO',
  '降压',
  '升压',
  '运放',
  '比较器',
  'MLCC',
  '钽电容',
  '电感',
  '磁珠',
  'MOSFET',
  '隔离',
  '晶振',
  'ADC',
  'CAN',
  'I2C',
]
const matters = [
  '压差',
  '纹波',
  '热阻',
  '失调',
  '偏置',
  '振铃',
  '布局',
  '启动',
  '噪声',
  '漂移',
  '过冲',
  '选型',
  '替代',
  '来料',
  '停产',
]
const places = [
  '车载板',
  '电机驱动',
  '传感器',
  '充电桩',
  '逆变器',
  '工控',
  '音频',
  '射频',
  '电池包',
  '仪表',
  '照明',
  '路由器',
]
const firsts = ['TPS', 'LM', 'STM32F', 'AD', 'MAX', 'GRM', 'IRF', 'SN74', 'MCP', 'BAT']
const lines = [
  '先看满载和最高结温下的最大值，首页的典型值不能用来设计。',
  '电容在直流偏置下只剩一半，要按有效容量重新算。',
  '环路补偿以后相位裕量超过五十度，负载跳变不再振荡。',
  '用最短的地弹簧量开关节点，长地线量到的是探头自己的电感。',
  '热阻写在四层板的条件下，两层板要加三成。',
  '换成另一家的同规格器件，先核对封装高度和引脚功能。',
  '批次号和湿度等级写在内袋标签上，拆封以后按车间寿命计时。',
  '把输入电容放在两脚之间，热环面积减到原来的四分之一。',
]

const pick = <Member>(members: readonly Member[], at: number): Member => members[at % members.length] as Member

/** A part number that a few of so many articles name. */
export const modelIn = (at: number): string =>
  `${pick(firsts, at)}${1000 + ((at * 7919) % 9000)}${pick(['A', 'B', 'DR', 'GT'], at)}`

/** An article by its number. */
export function written(at: number): FindableText {
  const subject = pick(subjects, at)
  const matter = pick(matters, Math.floor(at / subjects.length))
  const place = pick(places, at * 7)
  return {
    title: `${place}里的${subject}：${matter}怎么定`,
    summary: `${subject}的${matter}在${place}上量过三遍，结论和条件写在一起。`,
    channel: pick(['电源', '模拟', '被动件', '数字接口', '采购与来料'], at),
    author: `作者${at % 400}`,
    keywords: [subject, matter],
    models: [modelIn(at)],
    text: Array.from({ length: 5 }, (_, line) => pick(lines, at * 3 + line * (1 + (at % 3)))).join(''),
  }
}

/** Fills the news by rule, the same on every run: articles of ten years with their words. */
export async function fillNews(db: Db, articles: number, now: Date): Promise<void> {
  const { id: account } = await db
    .insertInto('account')
    .values({ nick_name: '编辑部' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('author').values({ account_id: account, intro: '', status: 'passed' }).execute()
  const channels = await db
    .insertInto('article_channel')
    .values(['电源', '模拟', '被动件', '数字接口', '采购与来料'].map((name, position) => ({ name, position })))
    .returning('id')
    .execute()
  for (let from = 0; from < articles; from += perTurn) {
    const turn = Array.from({ length: Math.min(perTurn, articles - from) }, (_, at) => {
      const found = written(from + at)
      // A prime spreads them over the time, so that numbers say nothing about age.
      const age = ((((from + at) * 7919) % articles) * tenYears) / articles
      const published_at = new Date(now.getTime() - age)
      return { found, published_at, channel_id: pick(channels, from + at).id }
    })
    const ids = await db
      .insertInto('article')
      .values(
        turn.map(({ found: { title, summary, keywords }, published_at, channel_id }) => ({
          account_id: account,
          channel_id,
          series_id: null,
          series_place: null,
          title,
          summary,
          keywords: [...keywords],
          status: 'PUBLISHED' as const,
          published_at,
        })),
      )
      .returning('id')
      .execute()
    await db
      .insertInto('article_word')
      .values(
        turn.map(({ found, published_at, channel_id }, at) => ({
          article_id: ids[at]?.id ?? 0,
          channel_id,
          published_at,
          zone: null,
          title_words: sql`array_to_tsvector(${titleWords(found)}::text[])`,
          words: sql`array_to_tsvector(${datedWords(found, published_at)}::text[])`,
        })),
      )
      .execute()
  }
  await settle(db)
}
