import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { detail } from '../story-data.ts'
import { EnterpriseProfileForm } from './EnterpriseProfileForm.tsx'

const meta = {
  component: EnterpriseProfileForm,
  parameters: {
    docs: {
      description: {
        component:
          '用途：修改企业主页上展示的标志、地区、地址、网址和简介，保存立即生效，不用审核。清空的内容会被清掉。名称、代码、执照要重新认证，用 CertifyForm。',
      },
    },
  },
  args: {
    detail,
    save: fn(async () => undefined),
    uploadLogo: fn(async (file: File) => ({
      url: `/files/${file.name}`,
      name: file.name,
      size: file.size,
      fileType: 'png',
      key: file.name,
    })),
  },
  decorators: [(Story) => <div style={{ maxWidth: 860 }}>{Story()}</div>],
} satisfies Meta<typeof EnterpriseProfileForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: '公司网址' }))
    await userEvent.clear(canvas.getByRole('textbox', { name: '企业简介' }))
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(args.save).toHaveBeenCalledWith({ region: detail.region, address: detail.address })
    await expect(await canvas.findByText('企业资料已保存')).toBeVisible()
  },
}
/** What the server says about a field stands under it. */
export const Refused: Story = {
  args: {
    save: fn(async () => {
      throw Object.assign(new Error('填写有误'), { fields: [{ field: 'website', message: '公司网址打不开' }] })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findAllByText('公司网址打不开')).toHaveLength(2)
    await expect(canvas.getByRole('textbox', { name: '公司网址' })).toHaveValue(detail.website)
  },
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
