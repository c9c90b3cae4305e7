// @vitest-environment jsdom
/* oxlint-disable react/no-children-prop -- the suite's files are .ts: there is no JSX to put children in */
import { Lock } from 'lucide-react'
import { createElement, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as primitives from './index.ts'
import { QrImage } from './QrImage/QrImage.tsx'
import { RichText } from './RichText/RichText.tsx'

// Rules are put in one by one, as for people: jsdom reads a sheet of text anew with each.
vi.hoisted(() => Object.assign(globalThis, { SC_DISABLE_SPEEDY: false }))

const { Button, DataTable, Dialog, Drawer, HoverCard, Link, LinkTabs, Menu, Pagination, Popover, Select, Switch } =
  primitives
const { Alert, Breadcrumb, BrandMark, Checkbox, CopyText, EmptyState, ErrorState, Logo, PageBody, ProgressBar } =
  primitives
const { Section, Skeleton, TabPanels, Tag, TextArea, TextField, TimeText, ToastRegion, Tooltip } = primitives

const { Avatar, Badge, Card, CardLink, CountdownText, DescriptionList, Icon, Image, MoneyText } = primitives
const { ResultPanel, StatRow, StatTile, StatusTag, Steps, StickyBar, Timeline } = primitives

const { DraftBar, Form, ImageUpload, RichEditor, Upload } = primitives
const {
  Cascader,
  CheckboxGroup,
  CodeField,
  ComboBox,
  DateField,
  NumberField,
  RadioGroup,
  SearchField,
  Slider,
  TagInput,
} = primitives

const { CreditCodeField, DocumentUpload, FieldReading, RegionField } = primitives
const { Carousel, ConfirmDialog, DiffView, DragList, EntityHeader, LetterIndex, Lightbox, RecordPicker } = primitives
const { SideNav, SplitPane, ToggleAction, TreeView } = primitives
const { BulkBar, FilterBar, ListToolbar, ResponsiveList } = primitives
/** A busy machine is slow to read what comes late. */
const patience = 60_000
vi.setConfig({ testTimeout: patience })

const nothing = () => {}
const button = createElement(Button, null, '打开')
const options = [{ value: 'stock', label: '库存' }]
const rows = [{ id: '1', model: 'TPS5430DDAR' }]
type Row = (typeof rows)[number]

const now = new Date('2026-11-20T12:00:00+08:00')
const richHtml =
  '<h1>布局</h1>\n<p><img src="/a.png" alt="图"> <a href="//ti.com">TI</a><table>\n<tr> <td>3 A</td> </tr></table><b>粗<i>斜</b>'

const never = () => new Promise<never>(nothing)

const everything: Record<string, ReactElement> = {
  Alert: createElement(Alert, { title: '显示的是 09:12 的内容' }),
  Avatar: createElement(Avatar, { user: { nickName: '林工', avatar: '/a.png' } }),
  Badge: createElement(Badge, { count: 3, label: '条未读消息', shape: 'dot' }),
  BrandMark: createElement(BrandMark, { name: '德州仪器 TI' }),
  Breadcrumb: createElement(Breadcrumb, { items: [{ label: '电源管理', href: '/' }, { label: 'LDO' }] }),
  Button: button,
  Card: createElement(Card, { children: createElement(CardLink, { href: '/', children: 'TPS5430DDAR' }) }),
  Cascader: createElement(Cascader, { label: '分类', nodes: [{ id: 1, name: '电容' }], value: [], onChange: nothing }),
  Checkbox: createElement(Checkbox, { isSelected: true, onChange: nothing }, '现货'),
  CheckboxGroup: createElement(CheckboxGroup, {
    label: '内容',
    options,
    value: ['stock'],
    onChange: nothing,
    allLabel: '全部',
  }),
  CodeField: createElement(CodeField, { value: '48', onChange: nothing }),
  ComboBox: createElement(ComboBox, {
    label: '品牌',
    groups: [{ title: '品牌', items: options }],
    value: null,
    onChange: nothing,
    onQuery: nothing,
  }),
  CopyText: createElement(CopyText, { text: 'TPS5430DDAR', label: '型号' }),
  CountdownText: createElement(CountdownText, { until: '2026-11-22 15:15:09', now }),
  CreditCodeField: createElement(CreditCodeField, { value: '91440300708461136T', onChange: nothing }),
  DataTable: createElement(DataTable<Row>, {
    caption: '型号',
    rows,
    rowKey: ({ id }) => id,
    columns: [{ id: 'model', header: '型号', cell: ({ model }) => model }],
    selection: { selected: new Set(['1']), onChange: nothing },
    renderCard: ({ model }) => model,
  }),
  DateField: createElement(DateField, { label: '日期', value: '2026-07-28', onChange: nothing }),
  DescriptionList: createElement(DescriptionList, {
    items: [{ label: '型号', value: 'TPS5430DDAR', copy: 'TPS5430DDAR' }],
  }),
  'DataTable of many rows': createElement(DataTable<Row>, {
    caption: '型号',
    rows: Array.from({ length: 300 }, (_, at) => ({ id: String(at), model: `TPS7A${2000 + at}` })),
    rowKey: ({ id }) => id,
    columns: [{ id: 'model', header: '型号', width: '200px', cell: ({ model }) => model }],
  }),
  'DataTable to change': createElement(DataTable<Row>, {
    caption: '型号',
    rows,
    rowKey: ({ id }) => id,
    columns: [{ id: 'model', header: '型号', cell: ({ model }) => model, editor: { value: ({ model }) => model } }],
    onEdit: nothing,
  }),
  'DataTable on its way': createElement(DataTable<Row>, {
    caption: '型号',
    rows: [],
    state: 'loading',
    rowKey: ({ id }) => id,
    columns: [{ id: 'model', header: '型号', cell: ({ model }) => model }],
    renderCard: ({ model }) => model,
  }),
  BulkBar: createElement(BulkBar, { count: 2, onClear: nothing, children: button }),
  FilterBar: createElement(FilterBar, {
    schema: [
      { kind: 'text', name: 'a', label: '型号' },
      { kind: 'select', name: 'b', label: '类别', options },
      { kind: 'multi', name: 'c', label: '品牌', options },
      { kind: 'range', name: 'd', label: '电流', unit: 'mA' },
      { kind: 'switch', name: 'e', label: '只看现货' },
    ],
    value: { a: 'TPS', c: ['stock'], d: { from: '1', to: '' }, e: true },
    onChange: nothing,
  }),
  ListToolbar: createElement(ListToolbar, {
    title: '型号',
    total: 20,
    order: { value: 'stock', options, onChange: nothing },
    pageSize: { value: 20, onChange: nothing },
    columns: { items: [{ id: 'a', header: '型号' }], hidden: new Set<string>(), onChange: nothing },
    view: { value: 'table', onChange: nothing },
    density: { value: 'compact', onChange: nothing },
    link: '/',
    code: 'api',
  }),
  ResponsiveList: createElement(ResponsiveList<Row>, {
    caption: '型号',
    rows,
    rowKey: ({ id }) => id,
    columns: [{ id: 'model', header: '型号', cell: ({ model }) => model }],
    renderCard: ({ model }) => model,
    toolbar: { title: '型号', total: 1 },
    onView: nothing,
  }),
  Dialog: createElement(Dialog, { title: '登录', isOpen: false, onOpenChange: nothing, children: '' }),
  DocumentUpload: createElement(DocumentUpload, {
    label: '营业执照',
    value: { url: '/files/a.jpg', name: '营业执照.jpg' },
    onChange: nothing,
    onUpload: never,
  }),
  DraftBar: createElement(DraftBar, { state: 'restored', savedAt: '2026-11-20 11:52:00', now, onDiscard: nothing }),
  Drawer: createElement(Drawer, { title: '筛选', isOpen: false, onOpenChange: nothing, children: '' }),
  EmptyState: createElement(EmptyState, { title: '还没有浏览记录' }),
  ErrorState: createElement(ErrorState, { kind: 'network', onRetry: nothing }),
  Form: createElement(Form, {
    label: '发布需求',
    onSubmit: nothing,
    serverErrors: [{ field: 'a', message: '请输入型号' }],
    children: '',
  }),
  HoverCard: createElement(HoverCard, { trigger: button, label: '常用网站', children: '' }),
  Icon: createElement(Icon, { of: Lock }),
  Image: createElement(Image, { src: '/a.png', alt: '评估板' }),
  ImageUpload: createElement(ImageUpload, { label: '实物图', images: ['/a.png'], onChange: nothing, onUpload: never }),
  Link: createElement(Link, { href: 'https://www.ti.com/', children: '德州仪器' }),
  LinkTabs: createElement(LinkTabs, { label: '范围', current: 'a', items: [{ id: 'a', label: '型号', href: '/' }] }),
  Logo: createElement(Logo),
  Menu: createElement(Menu, { trigger: button, items: [{ id: 'a', label: '下载' }] }),
  MoneyText: createElement(MoneyText, { value: 0.003, kind: 'unit', old: 0.004, places: 4 }),
  NumberField: createElement(NumberField, { label: '数量', value: 2000, onChange: nothing, unit: '片', step: 1 }),
  PageBody: createElement(PageBody, { children: '' }),
  Pagination: createElement(Pagination, {
    page: 7,
    pageSize: 20,
    total: 1204,
    hrefFor: (page: number) => `?page=${page}`,
  }),
  Popover: createElement(Popover, { trigger: button, label: '列', children: '' }),
  ProgressBar: createElement(ProgressBar, { value: 60, label: '下载' }),
  QrImage: createElement(QrImage, { value: 'https://www.example.com/', label: '用手机打开' }),
  RadioGroup: createElement(RadioGroup, { label: '货源', options, value: 'stock', onChange: nothing }),
  ResultPanel: createElement(ResultPanel, { title: '求购已发布', focus: 'comes' }),
  RichEditor: createElement(RichEditor, { label: '正文', html: '', onChange: nothing, error: '请填写正文' }),
  RichText: createElement(RichText, { html: richHtml, onZoom: nothing }),
  SearchField: createElement(SearchField, { label: '搜索', value: '', onChange: nothing }),
  Section: createElement(Section, { title: '参数', children: '' }),
  Select: createElement(Select, { label: '排序', options, value: 'stock', onChange: nothing }),
  Skeleton: createElement(Skeleton, { shape: 'table' }),
  Slider: createElement(Slider, { label: '电压', min: 0, max: 60, unit: 'V', value: [5, 36], onChange: nothing }),
  Snapshot: createElement(RichText, { html: richHtml, mode: 'sandbox' }),
  StatTile: createElement(StatRow, null, createElement(StatTile, { label: '待发货', value: 12, href: '/' })),
  StatusTag: createElement(StatusTag, { kind: 'order', status: 'unpaid' }),
  Steps: createElement(Steps, { label: '注册', steps: [{ title: '填写' }, { title: '完成' }], current: 0 }),
  StickyBar: createElement(StickyBar, { label: '结算', children: '去结算' }),
  Switch: createElement(Switch, null, '只看差异'),
  TabPanels: createElement(TabPanels, { label: '资料', items: [{ id: 'a', label: '概览', content: '降压' }] }),
  Tag: createElement(Tag, { onRemove: nothing, children: '0402' }),
  TagInput: createElement(TagInput, { label: '标签', value: ['电源'], onChange: nothing, max: 5 }),
  TextArea: createElement(TextArea, { label: '内容', value: '', onChange: nothing, maxLength: 500 }),
  TextField: createElement(TextField, { label: '型号', value: '', onChange: nothing }),
  Timeline: createElement(Timeline, { items: [{ time: '2026-11-18 09:12:00', text: '提交订单' }], now }),
  TimeText: createElement(TimeText, { value: '2025-11-03 09:12:00', now: new Date(0) }),
  ToastRegion: createElement(ToastRegion),
  Tooltip: createElement(Tooltip, { text: '库存', children: button }),
  Carousel: createElement(Carousel, {
    label: '商城活动',
    interval: 5,
    slides: ['a', 'b'].map((id) => ({ id, label: id, children: id })),
  }),
  ConfirmDialog: createElement(ConfirmDialog, {
    title: '删除 3 个文件',
    verb: '删除 3 个文件',
    isOpen: false,
    onOpenChange: nothing,
    confirm: nothing,
    children: '',
  }),
  DiffView: createElement(DiffView, { kind: 'text', label: '第 6 页', before: '3.3 V', after: '5.0 V', mode: 'side' }),
  DragList: createElement(DragList, {
    label: '常用网站',
    items: ['ti', 'st'].map((id) => ({ id, label: id })),
    onReorder: nothing,
    onRemove: nothing,
  }),
  EntityHeader: createElement(EntityHeader, {
    kind: 'factory',
    entity: {
      id: 1,
      brandId: 3,
      brandCn: '村田',
      brandName: 'Murata',
      fullLogo: '',
      intro: '陶瓷无源器件',
      website: 'https://www.murata.com',
      dataCount: 2316,
      isFollow: false,
    },
  }),
  LetterIndex: createElement(LetterIndex, {
    label: '品牌首字母',
    letters: [{ letter: 'T', count: 98 }],
    value: null,
    hrefOf: () => '/',
  }),
  Lightbox: createElement(Lightbox, { images: [{ src: '/a.png', alt: '正面' }], index: null, onClose: nothing }),
  FieldReading: createElement(FieldReading, { label: '企业名称', typed: '华芯', found: '华芯电子', onTake: nothing }),
  RegionField: createElement(RegionField, {
    name: 'region',
    value: '广东省 深圳市',
    onChange: nothing,
    nodes: [{ id: 44, name: '广东省' }],
  }),
  RecordPicker: createElement(RecordPicker, {
    kind: 'invoice',
    items: [{ id: 1, type: 'special', title: '华强电子', taxNo: '', isDefault: true }],
    value: 1,
    onChange: nothing,
    onAdd: nothing,
    onEdit: nothing,
  }),
  SideNav: createElement(SideNav, {
    label: '用户中心',
    current: 'a',
    groups: [{ label: '交易', items: [{ id: 'a', label: '订单', href: '/' }] }],
  }),
  SplitPane: createElement(SplitPane, {
    panes: ['a', 'b', 'c'].map((id) => ({ id, label: id, children: id })),
    ratio: [20, 50, 30],
  }),
  ToggleAction: createElement(ToggleAction, {
    kind: 'favour',
    subject: 'TPS5430DDAR',
    isOn: true,
    count: 3,
    set: never,
  }),
  TreeView: createElement(TreeView, {
    label: '分类',
    selection: 'multiple',
    nodes: [{ id: 1, name: '电容', children: [{ id: 2, name: 'MLCC', count: 3 }] }],
    defaultExpanded: new Set(['1']),
  }),
  Upload: createElement(Upload, { label: '数据手册', files: [], onChange: nothing, onUpload: never, error: '请上传' }),
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = nothing
      disconnect = nothing
    },
  )
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = nothing
      unobserve = nothing
      disconnect = nothing
    },
  )
})
/** What is being rendered. A test that is given up goes on: the next one begins when it has ended, for two at once disturb each other. */
let rendering: Promise<Root> | undefined
afterEach(async () => {
  const root = await rendering
  rendering = undefined
  await act(async () => root?.unmount())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
}, patience)

for (const [name, element] of Object.entries(everything)) {
  test(`${name} is the same on the server and in the browser`, async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(nothing)
    const unlike = vi.fn()
    rendering = hydrated(element, unlike)
    await rendering

    expect(unlike).not.toHaveBeenCalled()
    expect(complaints.mock.calls.filter(([said]) => !isOfTwoRenderers.test(String(said)))).toEqual([])
  })
}

/** Sent by the server, then alive in the browser, with all that comes late. */
async function hydrated(element: ReactElement, onRecoverableError: () => void): Promise<Root> {
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  page.innerHTML = await serverHtml(element)
  return act(async () => {
    const root = hydrateRoot(page, element, { onRecoverableError })
    await vi.dynamicImportSettled()
    return root
  })
}

/** Server and browser are one process here, and nowhere else. */
const isOfTwoRenderers = /multiple renderers concurrently/

/** As a page is sent: what comes late is waited for. */
async function serverHtml(element: ReactElement): Promise<string> {
  const { prelude } = await prerenderToNodeStream(element)
  return text(prelude)
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
