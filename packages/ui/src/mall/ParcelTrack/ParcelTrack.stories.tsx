import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Logistics } from '@xinpu/sdk/types'
import { expect, fn } from 'storybook/test'
import { now } from '../story-order.ts'
import { ParcelTrack } from './ParcelTrack.tsx'

const moving: Logistics = {
  company: '顺丰速运',
  no: 'SF140022310098',
  url: 'https://www.sf-express.com/',
  traces: [
    { time: '2026-11-22T06:12:00+08:00', text: '【深圳市】快件已离开深圳转运中心' },
    { time: '2026-11-21T19:40:00+08:00', text: '【深圳市】快件已由华强北营业点揽收' },
    { time: '2026-11-21T18:05:00+08:00', text: '店铺已交给顺丰速运，运单号 SF140022310098' },
  ],
}

const ended = (text: string): Logistics => ({
  ...moving,
  traces: [{ time: '2026-11-22T08:02:00+08:00', text }, ...moving.traces],
})

const meta = {
  component: ParcelTrack,
  parameters: {
    docs: {
      description: {
        component:
          '用途：一个包裹到了哪里。承运方和运单号一直在，查不到时也能照着去问；轨迹最新的在最上面，先看五条。状态词取自最新一条。一个订单有几个包裹就用几个，排在同一个 Section 里。',
      },
    },
  },
  args: { parcel: moving, track: moving, now },
} satisfies Meta<typeof ParcelTrack>

export default meta
type Story = StoryObj<typeof meta>

export const OnItsWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('运输中')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '复制运单号 SF140022310098' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /承运方官网/ })).toHaveAttribute('href', moving.url)
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('离开深圳转运中心')
  },
}

export const Signed: Story = {
  args: { track: ended('【深圳市】快件已签收，签收人：本人') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已签收')).toBeVisible()
    await expect(canvas.getByRole('img', { name: '成功' })).toBeVisible()
  },
}

export const Trouble: Story = {
  args: { track: ended('派送异常：【深圳市】收件人电话无人接听，改日再派') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('派送异常')).toBeVisible()
    await expect(canvas.getByRole('img', { name: '注意' })).toBeVisible()
  },
}

/** Nobody can be asked: what to do stands in the only line. */
export const UnknownCarrier: Story = {
  args: {
    parcel: { company: '货代自提', no: 'HK-1' },
    track: {
      company: '货代自提',
      no: 'HK-1',
      traces: [
        {
          time: '2026-11-21T18:05:00+08:00',
          text: '店铺已交给货代自提，运单号 HK-1。这家承运方不能在线跟踪，请凭运单号向承运方查询，或联系店铺',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已发货')).toBeVisible()
    await expect(canvas.getByText(/不能在线跟踪/)).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** The number stays, so that it can be asked about elsewhere. */
export const Failed: Story = {
  args: {
    track: {
      kind: 'server',
      message: '物流信息暂时查不到，请过几分钟再试，或凭运单号 SF140022310098 向顺丰速运查询',
      onRetry: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('SF140022310098')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('物流信息暂时查不到')
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    if (typeof args.track === 'object' && 'onRetry' in args.track)
      await expect(args.track.onRetry).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  args: { track: 'loading' },
  play: async ({ canvas }) => expect(canvas.getByText('SF140022310098')).toBeVisible(),
}

export const NoParcel: Story = {
  args: { parcel: undefined },
  play: async ({ canvas }) => expect(canvas.getByText('还没有包裹')).toBeVisible(),
}

/** Words without a break in a narrow place, and more lines than are read at once. */
export const Long: Story = {
  args: {
    parcel: { company: '深圳市前海联创晶电供应链管理有限公司华强北货运代理分公司', no: 'X'.repeat(50) },
    track: {
      ...moving,
      traces: Array.from({ length: 30 }, (_, index) => ({
        time: new Date(now.getTime() - index * 3_600_000).toISOString(),
        text: `第 ${30 - index} 段：${'TRANSSHIPMENT'.repeat(8)}，快件已到达华强北营业点，派送员正在派送，请保持电话畅通`,
      })),
    },
  },
  globals: { viewport: { value: 'least' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: '看全部 30 条' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(30)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
