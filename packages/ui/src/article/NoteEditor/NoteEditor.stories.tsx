import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { blankArticle } from '../ArticleEditor/article-values.ts'
import { NoteEditor } from './NoteEditor.tsx'

const late = { timeout: 12_000 }

const meta = {
  component: NoteEditor,
  parameters: {
    docs: { description: { component: '用途：写自己的笔记（R104）。只有标题和正文；何时存、存在哪里由 save 说。' } },
  },
  args: {
    values: { ...blankArticle, title: '首件上电的顺序', content: '<p>先不装负载，限流 100 mA 上电。</p>' },
    onChange: fn(),
    uploadImage: fn(async ({ name, size }: File) => ({
      url: '/files/oss/a.png',
      name,
      size,
      fileType: 'png',
      key: name,
    })),
    save: { state: 'saved', at: '10:32' },
    onSave: fn(),
    onDone: fn(),
  },
  render: function Kept(args) {
    const [values, setValues] = useState(args.values)
    const change = (part: Partial<typeof values>) => {
      setValues((before) => ({ ...before, ...part }))
      args.onChange(part)
    }
    return <NoteEditor {...args} values={values} onChange={change} />
  },
} satisfies Meta<typeof NoteEditor>

export default meta
type Story = StoryObj<typeof meta>

/** What is typed is told; the keys of saving save. */
export const Default: Story = {
  args: { values: blankArticle, save: { state: 'new', at: '' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '标题' }), '纹波')
    await userEvent.click(await canvas.findByRole('textbox', { name: /正文/ }, late))
    await userEvent.keyboard('33 mV')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ content: '<p>33 mV</p>' }))
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '写好了' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}
export const OnDevice: Story = { args: { save: { state: 'device', at: '10:32' } } }
export const Least: Story = {
  globals: { viewport: { value: 'least' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /正文/ }, late)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
