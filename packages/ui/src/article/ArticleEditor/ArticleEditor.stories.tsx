import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { ArticleEditor, type ArticleEditorProps } from './ArticleEditor.tsx'
import { blankArticle } from './article-values.ts'

const late = { timeout: 12_000 }

const written = {
  ...blankArticle,
  title: '同步降压的振铃从哪里来：一块板子的四次改版',
  summary: '同样的芯片、同样的物料，只动布局和一颗电容，开关节点的过冲从 21.4 V 降到 13.9 V。',
  categoryId: 1,
  keywords: ['EMC', '布局'],
  content: [
    '<h2>热环先于一切</h2><p>这块板子 12 V 进，3.3 V 3 A 出。第一版用 TPS54302DDCR 照着典型电路画，却在 183 MHz 附近超了 6.2 dB，<code class="language-math">V_{peak}</code> 到了 21.4 V。</p>',
    '<h2>四次改版的数据</h2><table><tbody><tr><th><p>改版</p></th><th><p>过冲 V</p></th></tr><tr><td><p>A</p></td><td><p>21.4</p></td></tr><tr><td><p>D</p></td><td><p>13.9</p></td></tr></tbody></table>',
  ].join(''),
}

const meta = {
  component: ArticleEditor,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '900px' },
      description: {
        component:
          '用途：写文章（R003）。写的样子就是读的样子；左边大纲，右边发布、检查、器件；键入 @ 找型号，$…$ 写公式，图片可粘贴、可拖入。内容由使用者保管，何时存、存在哪里由 save 说。不要用它写评论或描述，那是 TextArea 与 RichEditor。',
      },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    values: written,
    onChange: fn(),
    channels: [
      { value: '1', label: '电源' },
      { value: '2', label: '模拟' },
    ],
    seriesNames: ['板上电源十二讲'],
    uploadImage: fn(async ({ name, size }: File) => ({
      url: '/files/oss/abcdefghijklmnopqrstuv.png',
      name,
      size,
      fileType: 'png',
      key: name,
    })),
    findParts: fn(async () => [
      { model: 'GRM155R71H104KE14D', brandName: '村田', note: '100 nF ±10 % 50 V 0402' },
      { model: 'GRM155R71H104ME14D', brandName: '村田', note: '100 nF ±20 % 50 V 0402' },
    ]),
    sheets: {
      find: fn(async () => []),
      pictureOf: () => '',
      hrefOf: (id: number, page: number) => `/specification_detail/${id}?pg=${page}`,
    },
    mentions: [
      { word: 'TPS54302DDCR', modelId: 7, count: 1 },
      { word: 'CL31A226K', count: 4 },
    ],
    mentionHref: ({ word }) => `#${word}`,
    save: { state: 'saved', at: '10:32' },
    faults: [],
    onSave: fn(),
    onImport: fn(),
    onPreview: fn(),
    onSubmit: fn(),
  },
  render: Kept,
} satisfies Meta<typeof ArticleEditor>

export default meta
type Story = StoryObj<typeof meta>

/** The owner keeps what is written. */
function Kept(args: ArticleEditorProps) {
  const [values, setValues] = useState(args.values)
  return (
    <div style={{ paddingInline: 24 }}>
      <ArticleEditor
        {...args}
        values={values}
        onChange={(part) => {
          setValues((before) => ({ ...before, ...part }))
          args.onChange(part)
        }}
      />
    </div>
  )
}

const textOf = (canvas: { findByRole: typeof screen.findByRole }) =>
  canvas.findByRole('textbox', { name: '正文' }, late)

/** A part is found after an `@`, and taken by a key. */
export const Default: Story = {
  args: { values: blankArticle },
  play: async ({ args, canvas, userEvent }) => {
    const text = await textOf(canvas)
    await userEvent.click(text)
    await userEvent.keyboard('并一颗 @GRM155')
    await screen.findByText('GRM155R71H104ME14D', undefined, late)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ content: '<p>并一颗 GRM155R71H104ME14D </p>' }),
    )
    await expect(screen.queryByText('GRM155R71H104KE14D')).toBeNull()
  },
}

/** Enter leads from the title into the text; the one that chooses a character does not, in Safari neither. */
export const TitleComposed: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await textOf(canvas)
    const title = canvas.getByRole('textbox', { name: '标题' })
    await userEvent.click(title)
    fireEvent.compositionEnd(title)
    fireEvent.keyDown(title, { key: 'Enter' })
    await new Promise((resolve) => setTimeout(resolve, 100))
    await expect(title).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(text).toHaveFocus())
  },
}

/** A formula typed between dollar signs is one. */
export const Formula: Story = {
  args: { values: blankArticle },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await textOf(canvas))
    await userEvent.keyboard('过冲 $V_o$')
    const content = '<p>过冲 <code class="language-math">V_o</code></p>'
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ content }))
    await waitFor(() => expect(canvas.getByRole('math')).toHaveTextContent(/V/), late)
  },
}

/** A note is written where it belongs to. */
export const Footnote: Story = {
  args: { values: blankArticle },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await textOf(canvas))
    await userEvent.keyboard('用电阻^[[没有谐振，代价是压降]')
    const content = '<p>用电阻<small class="footnote">没有谐振，代价是压降</small></p>'
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ content }))
    await expect(canvas.getByRole('button', { name: '脚注' })).toBeVisible()
  },
}

/** Notes at the foot of an older text stand where they belong to, and are not lost. */
export const NotesAtTheFoot: Story = {
  args: {
    values: {
      ...written,
      content:
        '<p>谐振<sup><a href="#fn-1" id="fnref-1">[1]</a></sup>。</p><section class="footnotes"><ol><li id="fn-1">用电阻</li></ol></section>',
    },
  },
  play: async ({ canvas }) => {
    await expect((await textOf(canvas)).querySelector('small.footnote')).toHaveTextContent('用电阻')
  },
}

/** What was written before stands there as it was. */
export const Written: Story = {
  play: async ({ canvas }) => {
    await textOf(canvas)
    await expect(canvas.getByRole('button', { name: '四次改版的数据' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: '过冲 V' })).toBeVisible()
    await expect(canvas.getByText('V_{peak}')).toBeVisible()
  },
}

/** What is missing stands where it is to be filled in; the keys of saving save. */
export const Refused: Story = {
  args: {
    values: blankArticle,
    faults: [
      { field: 'title', message: '请填写标题' },
      { field: 'categoryId', message: '请选择频道' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await textOf(canvas)
    await expect(canvas.getByRole('textbox', { name: '标题' })).toHaveAccessibleDescription('请填写标题')
    await expect(canvas.getByText('请选择频道')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: '标题' }), '热环{Control>}s{/Control}')
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

/** The server could not be reached: said, and nothing is lost. */
export const OnDevice: Story = { args: { save: { state: 'device', at: '10:32' } } }
export const Conflict: Story = { args: { save: { state: 'conflict', at: '10:32' } } }

export const Least: Story = {
  globals: { viewport: { value: 'least' } },
  play: async ({ canvas }) => {
    await textOf(canvas)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
