import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { Link } from '../../primitives/Link/Link.tsx'
import { certification } from '../story-data.ts'
import { AuditDesk } from './AuditDesk.tsx'

const meta = {
  component: AuditDesk,
  parameters: {
    docs: {
      description: {
        component:
          '用途：审核一件事项，证据在左，提交的内容在右，从证据读出的值并排比较，不一致的标出来。每项勾“已核对”，或写下问题；驳回必填原因，字段的问题一并发给提交人。已被别人处理时说明是谁，之后只能看。PDF 由 `pdfOf` 给查看器。不要用它批量处理。',
      },
    },
  },
  args: {
    item: certification,
    now: new Date('2026-11-20T12:00:00+08:00'),
    pass: fn(async () => undefined),
    reject: fn(async () => undefined),
    links: <Link href="#record">查企业档案</Link>,
  },
} satisfies Meta<typeof AuditDesk>

export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

async function checkAll({ canvas, userEvent }: Play) {
  for (const tick of canvas.getAllByRole('checkbox', { name: /^已核对/ })) await userEvent.click(tick)
}

/** Nothing passes unseen. */
export const Default: Story = {
  play: async (play) => {
    const { args, canvas, userEvent } = play
    await userEvent.click(canvas.getByRole('button', { name: '通过' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('还有 8 项没有核对')
    await checkAll(play)
    await userEvent.click(canvas.getByRole('button', { name: '通过' }))
    await expect(args.pass).toHaveBeenCalledWith(1, '')
    await expect(await canvas.findByText('已通过，提交人会收到消息')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '驳回' })).toBeNull()
  },
}

/** What differs can be refused with what the evidence says; a refusal needs words. */
export const Rejects: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '有问题 法定代表人' }))
    await expect(canvas.getByRole('textbox', { name: '法定代表人的问题' })).toHaveValue('证据上为“陈立”')
    await userEvent.click(canvas.getByRole('button', { name: '驳回' }))
    await expect(canvas.getByText('请填写驳回原因')).toBeVisible()
    await userEvent.click(canvas.getByRole('textbox', { name: '审核意见' }))
    await userEvent.paste('法定代表人与执照不一致')
    await userEvent.click(canvas.getByRole('button', { name: '驳回' }))
    await expect(args.reject).toHaveBeenCalledWith(1, {
      reason: '法定代表人与执照不一致',
      fields: [{ name: 'legalPerson', reason: '证据上为“陈立”' }],
    })
    await expect(await canvas.findByText('已驳回，原因已发给提交人')).toBeVisible()
  },
}

/** Somebody was faster: the desk says who, and is only to be read. */
export const Overtaken: Story = {
  args: {
    pass: fn(async () => {
      throw Object.assign(new Error('已由 周审核 处理'), { code: 409, data: { isOvertaken: true } })
    }),
  },
  play: async (play) => {
    const { canvas, userEvent } = play
    await checkAll(play)
    await userEvent.click(canvas.getByRole('button', { name: '通过' }))
    await expect(await canvas.findByText('已由 周审核 处理')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '通过' })).toBeNull()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

/** What cannot pass waits on, and is refused with what the server said. */
export const Unpassable: Story = {
  args: {
    pass: fn(async () => {
      throw Object.assign(new Error('品牌库中已有「德州仪器」，请驳回'), { code: 409, data: null })
    }),
  },
  play: async (play) => {
    const { args, canvas, userEvent } = play
    await checkAll(play)
    await userEvent.click(canvas.getByRole('button', { name: '通过' }))
    await expect(await canvas.findByText('品牌库中已有「德州仪器」，请驳回')).toBeVisible()
    await userEvent.click(canvas.getByRole('textbox', { name: '审核意见' }))
    await userEvent.paste('品牌已收录')
    await userEvent.click(canvas.getByRole('button', { name: '驳回' }))
    await expect(args.reject).toHaveBeenCalledWith(1, { reason: '品牌已收录' })
  },
}

/** A licence is looked at in large; a PDF by the viewer that the owner gives. */
export const Zooms: Story = {
  args: { pdfOf: ({ name }) => <div>查看器：{name}</div> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '授权委托书.pdf' }))
    await expect(canvas.getByText('查看器：授权委托书.pdf')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: '营业执照.jpg' }))
    await userEvent.click(canvas.getByRole('button', { name: '放大 营业执照.jpg' }))
    await userEvent.click(await screen.findByRole('button', { name: '关闭' }))
  },
}
/** What no page shows is saved, and opened with what opens it. */
export const Sheet: Story = {
  args: { item: { ...certification, evidence: [{ name: '清单.csv', url: '/files/oss/a.csv' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '下载 清单.csv' })).toHaveAttribute('download', '清单.csv')
  },
}
export const Article: Story = {
  args: {
    item: {
      ...certification,
      id: 3,
      kind: 'article',
      title: 'TPS5430 布局中最常见的三个错误',
      status: 'rejected',
      remark: '第二张图有水印，请换原图',
      auditor: { id: 2, avatar: '', nickName: '周审核' },
      auditTime: '2026-11-20T10:05:00+08:00',
      detail: [
        { name: 'title', label: '标题', value: 'TPS5430 布局中最常见的三个错误', isHtml: false },
        { name: 'content', label: '正文', value: '<h2>输入电容</h2><p>离 VIN 越近越好。</p>', isHtml: true },
      ],
      evidence: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('离 VIN 越近越好。')).toBeVisible()
    await expect(canvas.getByText('已由 周审核 驳回')).toBeVisible()
  },
}
/** What somebody told: read in the whole width, and looked at where it stands. */
export const Reported: Story = {
  args: {
    item: {
      ...certification,
      id: 4,
      kind: 'trendReport',
      title: '帖子「收到停产通知以后的四周，我的做法」：垃圾广告',
      detail: [
        { name: 'thing', label: '帖子', value: '//evil.example', isHtml: false },
        { name: 'reason', label: '举报原因', value: '垃圾广告', isHtml: false },
        { name: 'text', label: '原文', value: '/\\evil.example', isHtml: false },
        { name: 'place', label: '地址', value: '/circle/circleContent/1', isHtml: false },
      ],
      evidence: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#record',
      '/circle/circleContent/1',
    ])
    await expect(canvas.getByText(/没有附上证据/)).toBeVisible()
  },
}

/** A hand that stays on the keyboard: tick field by field, pass, go on. */
export const Keys: Story = {
  args: { place: { at: 2, of: 23, before: '#audit-1', next: '#audit-3' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('第 2 / 23 件')).toBeVisible()
    await userEvent.keyboard('{x>4/}{X>4/}')
    await expect(canvas.getByText('已核对 8 / 8 项')).toBeVisible()
    await userEvent.keyboard('r')
    await expect(canvas.getByRole('textbox', { name: '审核意见' })).toHaveFocus()
    await userEvent.keyboard('jx')
    await expect(canvas.getByRole('textbox', { name: '审核意见' })).toHaveValue('jx')
    await userEvent.clear(canvas.getByRole('textbox', { name: '审核意见' }))
    canvas.getByRole('textbox', { name: '审核意见' }).blur()
    await userEvent.keyboard('a')
    await expect(args.pass).toHaveBeenCalledWith(1, '')
    await expect(canvas.getByRole('link', { name: '下一件' })).toHaveAttribute('href', '#audit-3')
  },
}

/** It comes again: what changed since it was passed, and what became of it before. */
export const Again: Story = {
  args: {
    item: {
      ...certification,
      detail: certification.detail.map((field) =>
        field.name === 'legalPerson' ? { ...field, before: '王敏' } : field,
      ),
      rounds: [
        {
          id: 8,
          status: 'rejected',
          remark: '住所不全',
          auditor: { id: 2, avatar: '', nickName: '何审核' },
          auditTime: '2026-11-19T16:40:00+08:00',
          createTime: '2026-11-19T15:02:00+08:00',
        },
      ],
    },
    held: '何审核 正在处理，到 12:10',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('上次通过的是 王敏')).toBeVisible()
    await expect(canvas.getByText('何审核 驳回')).toBeVisible()
    await expect(canvas.getByText('何审核 正在处理，到 12:10')).toBeVisible()
  },
}
export const Broken: Story = { args: { item: { kind: 'network', onRetry: fn() } } }

const asked = async ({ canvas, userEvent }: Play) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: '已核对 企业名称' }))
  await userEvent.click(canvas.getByRole('button', { name: '有问题 法定代表人' }))
}
export const Picture: Story = { play: asked }
export const DarkPicture: Story = { play: asked, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { play: asked, globals: { viewport: { value: 'phone', isRotated: false } } }
