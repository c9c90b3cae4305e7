import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { contacts, detail, kinds } from '../story-data.ts'
import { JobForm } from './JobForm.tsx'

const meta = {
  component: JobForm,
  parameters: {
    docs: {
      description: { component: '用途：企业发布或修改一个职位。薪资写数字，求职者按数字筛选；没写完的留在本机。' },
    },
  },
  args: { kinds, contacts, save: fn(async () => undefined) },
} satisfies Meta<typeof JobForm>

export default meta
type Story = StoryObj<typeof meta>

/** What has to be there is asked for before anything is sent. */
export const New: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /最低月薪/ }), '30000')
    await userEvent.type(canvas.getByRole('textbox', { name: /最高月薪/ }), '20000')
    await userEvent.click(canvas.getByRole('button', { name: '发布职位' }))
    await expect(canvas.getAllByText('请输入职位名称')[0]).toBeVisible()
    await expect(canvas.getAllByText('请选择职位类别')[0]).toBeVisible()
    await expect(canvas.getAllByText('最高月薪不能低于最低月薪')[0]).toBeVisible()
    await expect(args.save).not.toHaveBeenCalled()
  },
}

export const Change: Story = {
  args: { job: detail },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /学历要求/ }))
    await userEvent.click(await screen.findByRole('option', { name: '硕士' }))
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(args.save).toHaveBeenCalledWith(
      expect.objectContaining({ title: detail.title, categoryId: detail.categoryId, education: 'master' }),
    )
  },
}

/** What the server refused stands at its field, and nothing is lost. */
export const Refused: Story = {
  args: {
    job: detail,
    save: fn(() =>
      Promise.reject(
        Object.assign(new Error('没有找到这个职位类别，请重新选择'), { fields: { categoryId: '请重新选择' } }),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('没有找到这个职位类别，请重新选择')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /职位名称/ })).toHaveValue(detail.title)
  },
}

export const Picture: Story = { args: { job: detail } }
export const Phone: Story = { args: { job: detail }, globals: { viewport: { value: 'phone', isRotated: false } } }
