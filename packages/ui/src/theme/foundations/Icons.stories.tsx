import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  ArrowLeftRight,
  ArrowUpDown,
  BadgeCheck,
  Bell,
  BookOpen,
  Building2,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  ClipboardPaste,
  Clock,
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  FileText,
  GitCompareArrows,
  Heart,
  Info,
  Lock,
  Mail,
  Menu,
  MessageSquare,
  Minus,
  Pencil,
  Plus,
  Printer,
  RotateCw,
  Search,
  Settings,
  Share2,
  ShoppingCart,
  SlidersHorizontal,
  Star,
  Trash2,
  TriangleAlert,
  Upload,
  User,
  WifiOff,
  X,
  type LucideIcon,
} from 'lucide-react'
import { styled } from 'styled-components'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { token } from '../index.ts'
import { Code, Note, Page, pageParameters } from './page.tsx'

const meta = {
  id: 'foundations-icons',
  title: '基础/图标 Icons',
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** One sign, one meaning. */
const groups: Record<string, [name: string, icon: LucideIcon, meaning: string][]> = {
  走: [
    ['ChevronDown', ChevronDown, '展开'],
    ['ChevronRight', ChevronRight, '下一级'],
    ['ChevronLeft', ChevronLeft, '上一页'],
    ['ExternalLink', ExternalLink, '离开本站'],
    ['Menu', Menu, '菜单'],
    ['Ellipsis', Ellipsis, '更多'],
    ['X', X, '关闭、清除'],
  ],
  做: [
    ['Search', Search, '搜索'],
    ['SlidersHorizontal', SlidersHorizontal, '筛选'],
    ['ArrowUpDown', ArrowUpDown, '排序'],
    ['Plus', Plus, '加'],
    ['Minus', Minus, '减'],
    ['Pencil', Pencil, '改'],
    ['Trash2', Trash2, '删'],
    ['Copy', Copy, '复制'],
    ['ClipboardPaste', ClipboardPaste, '粘贴 BOM'],
    ['Upload', Upload, '上传'],
    ['Download', Download, '下载'],
    ['Printer', Printer, '打印'],
    ['Share2', Share2, '分享'],
    ['RotateCw', RotateCw, '再来一次'],
    ['GitCompareArrows', GitCompareArrows, '对比'],
    ['ArrowLeftRight', ArrowLeftRight, '替代'],
  ],
  态: [
    ['Check', Check, '选中'],
    ['CircleCheck', CircleCheck, '成功'],
    ['Info', Info, '消息'],
    ['TriangleAlert', TriangleAlert, '提醒'],
    ['CircleAlert', CircleAlert, '错误'],
    ['Lock', Lock, '要登录'],
    ['WifiOff', WifiOff, '断网'],
    ['Clock', Clock, '时间'],
    ['BadgeCheck', BadgeCheck, '认证'],
  ],
  物: [
    ['FileText', FileText, '资料'],
    ['BookOpen', BookOpen, '阅读'],
    ['Star', Star, '收藏'],
    ['Heart', Heart, '喜欢'],
    ['Eye', Eye, '浏览'],
    ['User', User, '人'],
    ['Building2', Building2, '企业'],
    ['ShoppingCart', ShoppingCart, '购物车'],
    ['MessageSquare', MessageSquare, '消息、反馈'],
    ['Mail', Mail, '邮件'],
    ['Bell', Bell, '通知'],
    ['Settings', Settings, '设置'],
  ],
}

const Signs = () => (
  <Page
    title="图标"
    lead="只用 lucide-react 一套，按名字引入。16 或 20 px，线宽 1.5，颜色跟随文字。一个图标一个意思；没有把握时写字。"
  >
    {Object.entries(groups).map(([group, signs]) => (
      <Section key={group} title={group}>
        <Grid>
          {signs.map(([name, drawing, meaning]) => (
            <li key={name}>
              <Icon of={drawing} size={20} />
              <span>{meaning}</span>
              <Code>{name}</Code>
            </li>
          ))}
        </Grid>
      </Section>
    ))}
    <Note>
      旁边有字时图标对读屏隐藏（aria-hidden）；单独站着的按钮用 aria-label
      说出动作。分类用电路符号（CategorySymbol），不用图标。
    </Note>
  </Page>
)

/** The icons in use, each with its one meaning. */
export const Icons: Story = { name: '图标 Icons', render: () => <Signs /> }
export const Picture: Story = { ...Icons, tags: ['!dev'] }

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(152px, 1fr));
  gap: ${token('space', 6)} ${token('space', 4)};

  > li {
    display: grid;
    grid-template-columns: 20px 1fr;
    gap: 0 ${token('space', 3)};
    align-items: center;
    font-size: ${token('text', 13)};
  }
  code {
    grid-column: 2;
    color: ${token('color', 'inkQuiet')};
  }
`
