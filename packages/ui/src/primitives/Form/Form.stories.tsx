import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { DraftBar } from '../DraftBar/DraftBar.tsx'
import { Select } from '../Select/Select.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form, type FieldFault, type FormProps } from './Form.tsx'

const packages = ['SOIC-8', 'HSOIC-8', 'SOT-23-5'].map((value) => ({ value, label: value }))
const filled = { model: 'TPS5430DDAR', package: 'HSOIC-8' as string | null, quantity: '1000', remark: '' }
const blank = { model: '', package: null, quantity: '', remark: '' }
type Values = Omit<typeof filled, 'package'> & { package: string | null }

const faultsOf = ({ model, package: box, quantity }: Values): FieldFault[] => [
  ...(model.trim() ? [] : [{ field: 'model', message: '请输入型号' }]),
  ...(box ? [] : [{ field: 'package', message: '请选择封装' }]),
  ...(/^\d+$/.test(quantity) ? [] : [{ field: 'quantity', message: '数量为大于 0 的整数' }]),
]

/** The owner keeps the values, and says what is wrong with them. */
function Demand({ initial = blank, ...props }: Omit<FormProps, 'children' | 'faults'> & { initial?: Values }) {
  const [values, setValues] = useState<Values>(initial)
  const put = (part: Partial<Values>) => setValues((all) => ({ ...all, ...part }))

  return (
    <Form {...props} faults={faultsOf(values)}>
      {(errorOf) => (
        <>
          <TextField
            label="型号"
            name="model"
            isRequired
            value={values.model}
            onChange={(model) => put({ model })}
            error={errorOf('model')}
          />
          <Select
            label="封装"
            name="package"
            isRequired
            options={packages}
            value={values.package}
            onChange={(box) => put({ package: box })}
            error={errorOf('package')}
          />
          <TextField
            label="数量"
            name="quantity"
            isRequired
            suffix="片"
            value={values.quantity}
            onChange={(quantity) => put({ quantity })}
            error={errorOf('quantity')}
          />
          <TextArea
            label="说明"
            name="remark"
            maxLength={500}
            value={values.remark}
            onChange={(remark) => put({ remark })}
            error={errorOf('remark')}
          />
        </>
      )}
    </Form>
  )
}

const meta = {
  component: Form,
  parameters: {
    docs: {
      description: {
        component:
          '把一组字段一起提交：字段离开后才报错，提交时在顶部汇总并把焦点放到第一处，服务器返回的错误按字段名落到对应字段。值由使用者保管，`faults` 每次渲染由当前值算出，子函数的 `errorOf(name)` 给出该字段此刻该显示的话；字段须有同名的 `name`，复合字段用 `data-field`。不要因为填写有误而禁用提交按钮，也不要在失败后清空字段；只有一个搜索框时用 SearchField，不用 Form。',
      },
    },
  },
  args: { label: '发布需求', onSubmit: fn(async () => {}), submitLabel: '发布需求', children: null },
  render: (args) => <Demand {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => <Demand {...args} initial={filled} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发布需求' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** A field tells its fault once it was left; the summary comes with the attempt, and the focus goes to the first. */
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: /型号/ }))
    await expect(canvas.queryByText('请输入型号')).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByText('请输入型号')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()

    await userEvent.click(canvas.getByRole('button', { name: '发布需求' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByRole('alert')).toHaveTextContent('有 3 处需要修改')
    await expect(canvas.getByRole('textbox', { name: /型号/ })).toHaveFocus()

    await userEvent.type(canvas.getByRole('textbox', { name: /型号/ }), 'LM358')
    await expect(canvas.getByRole('alert')).toHaveTextContent('有 2 处需要修改')
    await expect(canvas.getByRole('textbox', { name: /型号/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: '请选择封装' }))
    await expect(canvas.getByRole('button', { name: /封装 必填|请选择 封装/ })).toHaveFocus()
  },
}

/** What the server refused is said under its field, until that is typed in again. */
export const ServerError: Story = {
  render: function Refused(args) {
    const [serverErrors, setServerErrors] = useState<FieldFault[]>([])
    const onSubmit = async () => {
      args.onSubmit()
      setServerErrors([{ field: 'quantity', message: '数量超过每日上限 100' }])
      throw new Error('参数错误')
    }
    return <Demand {...args} initial={filled} serverErrors={serverErrors} onSubmit={onSubmit} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发布需求' }))
    const quantity = canvas.getByRole('textbox', { name: /数量/ })
    await waitFor(() => expect(quantity).toHaveFocus())
    await expect(quantity).toHaveAccessibleDescription(/数量超过每日上限 100/)
    await expect(canvas.getByRole('textbox', { name: /型号/ })).toHaveValue('TPS5430DDAR')
    await userEvent.type(quantity, '{Backspace}')
    await expect(canvas.queryByText('数量超过每日上限 100')).toBeNull()
  },
}

/** Until the answer is here nothing is sent again: not by the button, not by Enter, not by Ctrl+Enter. */
export const Busy: Story = {
  args: { onSubmit: fn(() => new Promise(() => {})) },
  render: Default.render,
  play: async ({ args, canvas, userEvent }) => {
    const model = canvas.getByRole('textbox', { name: /型号/ })
    await userEvent.type(model, '{Enter}{Enter}')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await userEvent.click(canvas.getByRole('button', { name: /发布需求/ }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** The network is gone: everything stays typed, and 重试 sends it again. */
export const Failed: Story = {
  args: { onSubmit: fn(async () => Promise.reject(new TypeError('fetch failed'))) },
  render: Default.render,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发布需求' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有提交成功，填写的内容还在')
    await expect(canvas.getByRole('textbox', { name: /数量/ })).toHaveValue('1000')
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
  },
}

/** Ctrl+Enter hands in from a text area; Enter that chooses a character does not. */
export const ByKeyboard: Story = {
  render: Default.render,
  play: async ({ args, canvas, userEvent }) => {
    const model = canvas.getByRole('textbox', { name: /型号/ })
    await fireEvent.keyDown(model, { key: 'Enter', ctrlKey: true, isComposing: true })
    await fireEvent.keyDown(model, { key: 'Enter', ctrlKey: true, keyCode: 229 })
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: '说明' }), '含税{Control>}{Enter}{/Control}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(canvas.getByRole('textbox', { name: '说明' })).toHaveValue('含税')
  },
}

const unknown = [
  {
    field: 'daily',
    message: '今天发布的需求已达 50 条，明天再发；需要更多请联系客服开通企业会员，开通后每天可发布 500 条',
  },
]

/** What belongs to no field is said at the top. */
export const LongText: Story = {
  args: { serverErrors: unknown },
  render: Default.render,
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
}

export const Picture: Story = {
  args: {
    draft: (
      <DraftBar
        state="restored"
        savedAt="2025-11-03 09:12:00"
        now={new Date('2025-11-03T09:20:00+08:00')}
        onDiff={fn()}
        onDiscard={fn()}
      />
    ),
    actions: <Button>预览</Button>,
    serverErrors: [{ field: 'remark', message: '说明里不能有联系方式' }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /型号/ }), 'TPS5430DDAR')
    await userEvent.type(canvas.getByRole('textbox', { name: '说明' }), '请加微信')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
  },
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
