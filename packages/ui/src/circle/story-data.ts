import type { TrendPart, TrendsGroup, TrendsVO } from '@xinpu/sdk/types'

export const now = new Date('2026-11-25T08:00:00Z')

const person = (id: number, nickName: string) => ({ id, avatar: '', nickName })

export const parts: readonly TrendPart[] = [
  {
    id: 1,
    model: 'TPS54302DDCR',
    brandId: 1,
    brandName: 'TI',
    package: 'SOT-23-6',
    description: '28V 输入 3A 同步降压转换器',
    lifecycle: 'active',
  },
  {
    id: 2,
    model: 'MCP2551-I/SN',
    brandId: 2,
    brandName: 'Microchip',
    package: 'SOIC-8',
    description: '1Mbps 高速 CAN 收发器',
    lifecycle: 'nrnd',
  },
]

/** A drawing of our own, so that pictures need no network. */
const wave = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 168 112"><path d="M8 56h30l6-30 8 60 6-30h40l6-20 8 40 6-20h42" fill="none" stroke="#c0714a" stroke-width="2"/></svg>')}`

export const question: TrendsVO = {
  id: 7,
  groupId: 1,
  groupName: '电源圈',
  user: person(1, '马克罗'),
  kind: 'question',
  title: 'Buck 轻载啸叫，是电感在叫还是电容在叫？',
  content: '负载低于 80 mA 时能听见约 3 kHz 的声音，换过两个牌子的电感都一样。压住输出电容时声音变小。',
  shown: '',
  facts: { input: '12 V', output: '5 V，2 A', load: '20–80 mA', tried: '换过两种电感，声音不变' },
  answer: {
    id: 12,
    user: person(2, '沈砚'),
    content: '压住电容声音变小，就是 MLCC 的压电效应：轻载进了跳频，包络落在 3 kHz，正好在板子的共振上。',
  },
  images: [wave, `${wave}#2`, `${wave}#3`, `${wave}#4`],
  parts: [...parts],
  likeCount: 93,
  commentCount: 27,
  viewCount: 4208,
  isLike: false,
  isMine: false,
  status: 'published',
  createTime: '2026-11-25T06:00:00Z',
}

export const circle: TrendsGroup = {
  id: 1,
  name: '电源圈',
  imgUrl: wave,
  intro: '从 3.3 V 到 400 V，量得到的才算。发波形请带条件。',
  memberCount: 12_408,
  trendsCount: 38_204,
  todayCount: 86,
  solvedRate: 0.81,
  isFollow: false,
  isMine: false,
  status: 'open',
  createTime: '2026-01-05T02:00:00Z',
}
