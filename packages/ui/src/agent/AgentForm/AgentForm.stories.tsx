import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { agent, longAgent, trader } from '../story-data.ts'
import { brandText, stored } from '../story-fields.tsx'
import { AgentForm } from './AgentForm.tsx'

const meta = {
  component: AgentForm,
  parameters: {
    docs: {
      description: {
        component: '用途：开通或修改企业的代理商、贸易商主页。清空的内容会被清掉。产品线与证书用 ProductLineTable。',
      },
    },
  },
  args: {
    kind: 'agent',
    known: agent,
    enterpriseName: agent.fullName,
    save: fn(async () => undefined),
    uploadLogo: fn(stored),
    brandField: brandText,
  },
  decorators: [(Story) => <div style={{ maxWidth: 860 }}>{Story()}</div>],
} satisfies Meta<typeof AgentForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: '官网' }))
    await userEvent.click(canvas.getByRole('button', { name: '移除 muRata' }))
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(args.save).toHaveBeenCalledWith({
      name: '华芯微',
      fullName: agent.fullName,
      type: 'authorised',
      region: '广东 深圳',
      brandIds: [1, 2, 4, 5, 6, 7, 8],
    })
  },
}

/** Nothing is known yet but the name; a brand that the library does not have is not taken. */
export const New: Story = {
  args: { kind: 'trader', known: undefined, enterpriseName: trader.fullName },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '开通贸易商主页' }))
    await expect(canvas.getAllByText('请输入简称')[0]).toBeVisible()
    await expect(args.save).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: /简称/ }), '联创现货')
    await userEvent.type(canvas.getByRole('textbox', { name: '优势品牌' }), 'TI')
    await expect(canvas.getByRole('button', { name: '移除 TI' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: '优势品牌' }), '没有的')
    await expect(canvas.getByText(/没有的品牌先到品牌库新增/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '开通贸易商主页' }))
    await expect(args.save).toHaveBeenCalledWith({
      name: '联创现货',
      fullName: trader.fullName,
      type: 'distributor',
      brandIds: [1],
    })
  },
}

/** What the server says about a field stands under it, and everything stays typed. */
export const Refused: Story = {
  args: {
    save: fn(async () => {
      throw Object.assign(new Error('填写有误'), { fields: [{ field: 'name', message: '这个简称已被使用' }] })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect((await canvas.findAllByText('这个简称已被使用'))[0]).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /简称/ })).toHaveValue('华芯微')
  },
}

export const LongText: Story = { args: { known: longAgent } }

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
