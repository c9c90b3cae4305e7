import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { brandText, stored } from '../../agent/story-fields.tsx'
import { DraftBar } from '../../primitives/DraftBar/DraftBar.tsx'
import { entry, openEntry, rejectedEntry } from '../story-entry.ts'
import { now } from '../story-order.ts'
import { draftOf } from './entry-draft.ts'
import { MerchantEntryForm } from './MerchantEntryForm.tsx'

const meta = {
  component: MerchantEntryForm,
  parameters: {
    docs: {
      description: {
        component:
          '用途：申请开店，分五步：企业认证、店铺资料、收款账户、品牌授权、提交。企业没认证时只给去认证；审核中只读；没通过时停在要改的那一步，原因在字段旁；开通后给后台入口。草稿由使用者保存。',
      },
    },
  },
  args: {
    enterpriseStatus: 'certified',
    enterpriseName: '深圳市芯澜供应链有限公司',
    hrefs: { certify: '#certify', console: '#console', importGoods: '#import' },
    now,
    uploadLogo: fn(stored),
    uploadLetter: fn(stored),
    brandField: brandText,
    submit: fn(async () => undefined),
    onChange: fn(),
    onStep: fn(),
  },
} satisfies Meta<typeof MerchantEntryForm>

export default meta
type Story = StoryObj<typeof meta>

/** From step to step; one step back loses nothing. */
export const None: Story = {
  args: { initial: { ...draftOf(entry), name: '', bank: '' } },
  play: async ({ args, canvas, userEvent }) => {
    const on = () => userEvent.click(canvas.getByRole('button', { name: '下一步' }))
    await on()
    await expect(canvas.getAllByText('请输入店铺名称')[0]).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /店铺名称/ }), '芯澜现货')
    await on()
    await userEvent.type(await canvas.findByRole('textbox', { name: /开户银行/ }), '招商银行')
    await userEvent.click(canvas.getByRole('button', { name: '上一步' }))
    await expect(canvas.getByRole('textbox', { name: /店铺名称/ })).toHaveValue('芯澜现货')
    await on()
    await on()
    await expect(await canvas.findByRole('heading', { name: '品牌授权' })).toBeVisible()
    await on()
    await expect(args.onStep).toHaveBeenLastCalledWith(4)
    await userEvent.click(await canvas.findByRole('button', { name: '提交申请' }))
    await expect(args.submit).toHaveBeenCalledWith(
      expect.objectContaining({ name: '芯澜现货', bank: '招商银行', contactMobile: '+86-13800001278' }),
    )
  },
}

/** The enterprise comes first. */
export const NotCertified: Story = {
  args: { enterpriseStatus: null },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: '去认证' })).toHaveAttribute('href', '#certify'),
}

export const Pending: Story = {
  args: { entry },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '申请正在审核' })).toBeVisible()
    await expect(canvas.getByText(/11-20 14:06 提交/)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** Begins where the review found something; a field that is changed is not accused any more. */
export const Rejected: Story = {
  args: { entry: rejectedEntry },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('审核没有通过：2 处要改，其余已保留')).toBeVisible()
    const intro = canvas.getByRole('textbox', { name: /店铺简介/ })
    await expect(intro).toBeInvalid()
    await userEvent.clear(intro)
    await userEvent.type(intro, '电源与模拟器件')
    await expect(canvas.getByText('审核没有通过：1 处要改，其余已保留')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '去第一处' }))
    await userEvent.click(await canvas.findByRole('button', { name: '移除授权书 1' }))
    await expect(canvas.getByText('已按审核意见修改，提交后重新审核')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }))
    await userEvent.click(await canvas.findByRole('button', { name: '重新提交' }))
    await expect(args.submit).toHaveBeenCalledWith(
      expect.objectContaining({ intro: '电源与模拟器件', brandAuthUrls: [] }),
    )
  },
}

export const Open: Story = {
  args: { entry: openEntry },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: '进商家后台' })).toHaveAttribute('href', '#console'),
}

/** What the server says of a field leads back to its step, and nothing is lost. */
export const Refused: Story = {
  args: {
    initial: draftOf(entry),
    step: 3,
    submit: fn(async () => {
      throw Object.assign(new Error('填写有误'), { fields: [{ field: 'name', message: '这个店铺名称已被使用' }] })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }))
    await userEvent.click(await canvas.findByRole('button', { name: '提交申请' }))
    await waitFor(() => expect(canvas.getAllByText('这个店铺名称已被使用')[0]).toBeVisible())
    await expect(canvas.getByRole('textbox', { name: /店铺名称/ })).toHaveValue('芯澜现货')
  },
}

export const LoadingAndError: Story = {
  args: { onRetry: fn() },
  render: (args) => (
    <>
      <MerchantEntryForm {...args} state="loading" />
      <MerchantEntryForm {...args} state="error" />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

const draft = <DraftBar state="restored" savedAt="2026-11-22 08:12:00" now={now} onDiscard={fn()} />

export const Picture: Story = { args: { entry: { ...rejectedEntry, rejectFields: ['brandAuthUrls'] }, draft } }
export const DarkPicture: Story = {
  parameters: { theme: 'dark' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <MerchantEntryForm {...args} enterpriseStatus={null} />
      <MerchantEntryForm {...args} entry={entry} />
      <MerchantEntryForm {...args} entry={openEntry} />
    </div>
  ),
}
export const PhonePicture: Story = {
  args: { entry: rejectedEntry },
  globals: { viewport: { value: 'phone' } },
}
