import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { JoinForm } from './JoinForm.tsx'

const meta = {
  component: JoinForm,
  parameters: {
    docs: {
      description: {
        component:
          '用途：申请加入一家已认证的企业，按名称查找，可写一句说明，由对方创建者同意。申请过的显示“申请中”，被拒绝的说明后可以再申请。自己的企业还没认证时用 CertifyForm，不要用它。',
      },
    },
  },
  args: {
    search: fn(async () => [
      { id: 81, name: '深圳市华芯微电子有限公司' },
      { id: 92, name: '华芯半导体（上海）有限公司' },
    ]),
    join: fn(async () => undefined),
    onCertify: fn(),
  },
} satisfies Meta<typeof JoinForm>

export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

async function fill({ canvas, userEvent }: Play) {
  await userEvent.type(canvas.getByRole('combobox', { name: /企业/ }), '华芯')
  await userEvent.click(await screen.findByRole('option', { name: '深圳市华芯微电子有限公司' }))
  await userEvent.click(canvas.getByRole('textbox', { name: '申请说明' }))
  await userEvent.paste('采购部林工')
}

export const Default: Story = {
  play: async (play) => {
    const { args, canvas, userEvent } = play
    await userEvent.click(canvas.getByRole('button', { name: '申请加入' }))
    await expect(canvas.getAllByText('请选择要加入的企业')).toHaveLength(2)
    await fill(play)
    await userEvent.click(canvas.getByRole('button', { name: '申请加入' }))
    await expect(args.join).toHaveBeenCalledWith(81, '采购部林工')
    const heading = await canvas.findByRole('heading', { name: '已申请加入“深圳市华芯微电子有限公司”' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getByText('申请中')).toBeVisible()
  },
}
export const Refused: Story = {
  args: {
    join: fn(async () => {
      throw new Error('您已经属于一家企业')
    }),
  },
  play: async (play) => {
    await fill(play)
    await play.userEvent.click(play.canvas.getByRole('button', { name: '申请加入' }))
    await expect(await play.canvas.findByText('您已经属于一家企业')).toBeVisible()
    await expect(play.canvas.getByRole('textbox', { name: '申请说明' })).toHaveValue('采购部林工')
  },
}
export const Applying: Story = { args: { asked: { name: '深圳市华芯微电子有限公司', status: 'applying' } } }

export const Picture: Story = { args: { asked: { name: '深圳市华芯微电子有限公司', status: 'refused' } } }
export const DarkPicture: Story = { args: Applying.args, parameters: { theme: 'dark' } }
