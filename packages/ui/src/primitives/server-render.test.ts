// @vitest-environment jsdom
/* oxlint-disable react/no-children-prop -- the suite's files are .ts: there is no JSX to put children in */
import { createElement, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as primitives from './index.ts'

const { Button, DataTable, Dialog, Drawer, HoverCard, Link, LinkTabs, Menu, Pagination, Popover, Select, Switch } =
  primitives
const { Alert, Breadcrumb, BrandMark, Checkbox, CopyText, EmptyState, ErrorState, Logo, PageBody, ProgressBar } =
  primitives
const { Section, Skeleton, TabPanels, Tag, TextArea, TextField, TimeText, ToastRegion, Tooltip } = primitives

const nothing = () => {}
const button = createElement(Button, null, '打开')
const options = [{ value: 'stock', label: '库存' }]
const rows = [{ id: '1', model: 'TPS5430DDAR' }]
type Row = (typeof rows)[number]

const everything: Record<string, ReactElement> = {
  Alert: createElement(Alert, { title: '显示的是 09:12 的内容' }),
  BrandMark: createElement(BrandMark, { name: '德州仪器 TI' }),
  Breadcrumb: createElement(Breadcrumb, { items: [{ label: '电源管理', href: '/' }, { label: 'LDO' }] }),
  Button: button,
  Checkbox: createElement(Checkbox, { isSelected: true, onChange: nothing }, '现货'),
  CopyText: createElement(CopyText, { text: 'TPS5430DDAR', label: '型号' }),
  DataTable: createElement(DataTable<Row>, {
    caption: '型号',
    rows,
    rowKey: ({ id }) => id,
    columns: [{ id: 'model', header: '型号', cell: ({ model }) => model }],
    selection: { selected: new Set(['1']), onChange: nothing },
    renderCard: ({ model }) => model,
  }),
  Dialog: createElement(Dialog, { title: '登录', isOpen: false, onOpenChange: nothing, children: '' }),
  Drawer: createElement(Drawer, { title: '筛选', isOpen: false, onOpenChange: nothing, children: '' }),
  EmptyState: createElement(EmptyState, { title: '还没有浏览记录' }),
  ErrorState: createElement(ErrorState, { kind: 'network', onRetry: nothing }),
  HoverCard: createElement(HoverCard, { trigger: button, label: '常用网站', children: '' }),
  Link: createElement(Link, { href: 'https://www.ti.com/', children: '德州仪器' }),
  LinkTabs: createElement(LinkTabs, { label: '范围', current: 'a', items: [{ id: 'a', label: '型号', href: '/' }] }),
  Logo: createElement(Logo),
  Menu: createElement(Menu, { trigger: button, items: [{ id: 'a', label: '下载' }] }),
  PageBody: createElement(PageBody, { children: '' }),
  Pagination: createElement(Pagination, {
    page: 7,
    pageSize: 20,
    total: 1204,
    hrefFor: (page: number) => `?page=${page}`,
  }),
  Popover: createElement(Popover, { trigger: button, label: '列', children: '' }),
  ProgressBar: createElement(ProgressBar, { value: 60, label: '下载' }),
  Section: createElement(Section, { title: '参数', children: '' }),
  Select: createElement(Select, { label: '排序', options, value: 'stock', onChange: nothing }),
  Skeleton: createElement(Skeleton, { shape: 'table' }),
  Switch: createElement(Switch, null, '只看差异'),
  TabPanels: createElement(TabPanels, { label: '资料', items: [{ id: 'a', label: '概览', content: '降压' }] }),
  Tag: createElement(Tag, { onRemove: nothing, children: '0402' }),
  TextArea: createElement(TextArea, { label: '内容', value: '', onChange: nothing, maxLength: 500 }),
  TextField: createElement(TextField, { label: '型号', value: '', onChange: nothing }),
  TimeText: createElement(TimeText, { value: '2025-11-03 09:12:00', now: new Date(0) }),
  ToastRegion: createElement(ToastRegion),
  Tooltip: createElement(Tooltip, { text: '库存', children: button }),
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = nothing
      disconnect = nothing
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

for (const [name, element] of Object.entries(everything)) {
  test(`${name} is the same on the server and in the browser`, async () => {
    const complaints = vi.spyOn(console, 'error')
    const unlike = vi.fn()
    const page = document.createElement('div')
    document.body.replaceChildren(page)

    page.innerHTML = renderToString(element)
    const root = await act(async () => hydrateRoot(page, element, { onRecoverableError: unlike }))

    expect(unlike).not.toHaveBeenCalled()
    expect(complaints.mock.calls).toEqual([])
    act(() => root.unmount())
  })
}

test('a dialog is never in the HTML of the server', () => {
  const open = createElement(Dialog, {
    title: '登录后查看全文',
    isOpen: true,
    onOpenChange: nothing,
    autoOpened: true,
    children: '',
  })
  expect(renderToString(open)).not.toContain('登录后查看全文')
})

test('the server sends a table and cards, for it does not know the room', () => {
  const html = renderToString(everything['DataTable']!)
  expect(html).toContain('<table')
  expect(html).toContain('<ul')
})
