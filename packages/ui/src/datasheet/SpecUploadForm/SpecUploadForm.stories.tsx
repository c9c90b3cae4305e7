import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { emptyFields, type UploadedSpec } from './spec-entry.ts'
import { SpecUploadForm, type BrandField, type SpecUploadFormProps } from './SpecUploadForm.tsx'
import { categories, read, scanned, sheet, stored } from './story-specs.ts'

const answers: Record<string, () => Promise<typeof read>> = {
  'TPS5430DDAR.pdf': async () => read,
  'scan0001.pdf': async () => scanned,
  'TPS5430.pdf': async () => ({ ...read, known: sheet }),
  'slvs632.pdf': async () => ({ ...read, model: 'TPS5430', revises: sheet }),
  'secret.pdf': async () => {
    throw Object.assign(new Error('打开这份 PDF 需要密码，请解除密码后再上传'), { code: 0 })
  },
  'slow.pdf': () => new Promise(() => {}),
}

/** A plain field in the place of the one that finds brands. */
const BrandText = ({ value, onChange, error, isDisabled }: BrandField) => (
  <TextField
    label="品牌"
    value={value?.name ?? ''}
    onChange={(name) => onChange(name ? { name } : null)}
    error={error}
    isDisabled={isDisabled}
    isRequired
  />
)

const kept = (name: string, size?: number): UploadedSpec => ({ file: stored(name, size), fields: emptyFields })

const meta = {
  component: SpecUploadForm,
  parameters: {
    docs: {
      description: {
        component:
          '用途：一次上传多份数据手册，每份各有进度、识别结果和提交结果。何时用：上传页。传完后调用 `check` 识别品牌、型号和分类，已填的不覆盖；提交逐份进行，失败的留在原处并说明原因，进来几份、出去几份都有交代。库中已有的文件可打开或只收藏。不要用它收集图片或附件，用 Upload。',
      },
    },
  },
  args: {
    upload: fn(async (file: File) => stored(file.name, file.size)),
    check: fn((url: string) => (answers[url.replace('/files/oss/', '')] ?? (async () => scanned))()),
    handIn: fn(async () => undefined),
    favour: fn(async () => undefined),
    brandField: (field) => <BrandText {...field} />,
    categories,
    hrefOf: (id) => `#spec-${id}`,
    onChange: fn(),
  },
} satisfies Meta<typeof SpecUploadForm>

export default meta
type Story = StoryObj<typeof meta>

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
const inputOf = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!

/** Read, completed by the reading, handed in; nothing is left. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(inputOf(canvasElement), pdf('TPS5430DDAR.pdf'))
    await expect(await canvas.findByDisplayValue('TPS5430DDAR')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^品牌/ })).toHaveValue('德州仪器 TI')
    await expect(canvas.getByRole('button', { name: '分类 电源管理 / DC-DC 降压转换器' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '提交 1 份' }))
    await expect(await canvas.findByText('1 份已提交审核，通过后会通知您')).toBeVisible()
    await expect(args.handIn).toHaveBeenCalledWith(
      expect.objectContaining({ fields: expect.objectContaining({ model: 'TPS5430DDAR' }) }),
    )
    await expect(canvas.queryByRole('listitem')).toBeNull()
  },
}

/** Of three one goes, one lacks its part, one is refused by the server: the two stay, each with its reason. */
export const PartlySent: Story = {
  args: {
    initial: [kept('TPS5430DDAR.pdf'), kept('scan0001.pdf'), kept('slvs632.pdf')],
    handIn: fn(async ({ file }: UploadedSpec) => {
      if (file.name === 'slvs632.pdf') throw Object.assign(new Error('同一文件已提交，正在审核'), { code: 409 })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交 3 份' }))
    await expect(await canvas.findByText('共 3 份：1 份已提交审核，2 份没有提交')).toBeVisible()
    const rows = within(canvas.getByRole('list', { name: '待提交的资料' })).getAllByRole('listitem')
    await expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual(['scan0001.pdf', 'slvs632.pdf'])
    await expect(canvas.getByText('请填写型号')).toBeVisible()
    await expect(canvas.getByText('同一文件已提交，正在审核')).toBeVisible()
  },
}

/** The library has the file: it is named, and may be kept. */
export const Known: Story = {
  args: { initial: [kept('TPS5430.pdf')] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('库中已有同一文件')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'TPS5430 Datasheet' })).toHaveAttribute('href', '#spec-7')
    await userEvent.click(canvas.getByRole('button', { name: '仅收藏' }))
    await expect(await canvas.findByRole('button', { name: '已收藏' })).toBeDisabled()
    await expect(args.favour).toHaveBeenCalledWith(7)
    await expect(canvas.getByRole('button', { name: '提交 0 份' })).toBeDisabled()
  },
}

let isOffline = true

/** What the network broke is tried again; what the file broke is not. */
export const Failed: Story = {
  args: {
    initial: [kept('TPS5430DDAR.pdf'), kept('secret.pdf')],
    check: fn((url: string) => {
      if (isOffline && url.includes('TPS')) return Promise.reject(new TypeError('fetch failed'))
      return answers[url.replace('/files/oss/', '')]!()
    }),
  },
  beforeEach: () => void (isOffline = true),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('打开这份 PDF 需要密码，请解除密码后再上传')).toBeVisible()
    isOffline = false
    await userEvent.click(await canvas.findByRole('button', { name: '重新识别' }))
    await expect(await canvas.findByDisplayValue('TPS5430DDAR')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '重新识别' })).toBeNull()
  },
}

/** What was typed is not written over by the reading, and is told to the owner who keeps it. */
export const Kept: Story = {
  args: {
    initial: [{ ...kept('TPS5430DDAR.pdf'), fields: { ...emptyFields, model: 'TPS5430-Q1' } }],
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^品牌/ })).toHaveValue('德州仪器 TI'))
    await expect(canvas.getByRole('textbox', { name: /^型号/ })).toHaveValue('TPS5430-Q1')
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ fields: expect.objectContaining({ model: 'TPS5430-Q1' }) }),
    ])
  },
}

export const Empty: Story = {}

const shown: SpecUploadFormProps['initial'] = [
  kept('TPS5430DDAR.pdf'),
  kept('slvs632.pdf', 3_600_000),
  kept('TPS5430.pdf'),
  kept('secret.pdf', 640_000),
  kept('slow.pdf', 52_000_000),
]
const isRead: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText('库中已有同一文件')).toBeVisible()
  await expect(await canvas.findByText('打开这份 PDF 需要密码，请解除密码后再上传')).toBeVisible()
  await waitFor(() => expect(canvas.getAllByText('待提交')).toHaveLength(2))
}

export const Picture: Story = { args: { initial: shown }, play: isRead }
export const DarkPicture: Story = { args: { initial: shown }, play: isRead, parameters: { theme: 'dark' } }
export const PhonePicture: Story = {
  args: { initial: shown.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('库中已有同一文件')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('待提交')).toHaveLength(2))
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
}
