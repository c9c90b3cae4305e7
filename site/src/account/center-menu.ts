import type { UserIdentity } from '@xinpu/sdk/types'

/** One room of the user centre. */
export interface CenterRoom {
  /** The number that addresses carry: `/userCenter?type=25` (specification, section 2). */
  type: number
  label: string
  /** Where it is; rooms without a path of their own open on `/userCenter`. */
  path: string
  /** Only for who has a role. */
  needs?: 'admin'
  /** The room that the menu shows in its place: one thing of that room is looked at here. */
  within?: number
}

interface CenterGroup {
  label: string
  rooms: readonly CenterRoom[]
}

const home = '/userCenter'
const manage = '/userCenter/manage/'
const inquiry = '/userCenter/inquiryManage/'
const shopping = '/mall/userCenter/'
const disk = '/userCenter/cloudDisk/'
const room = (type: number, label: string, path = home): CenterRoom => ({ type, label, path })

/** The rooms that are open. A room of a domain that is not built is absent. */
const groups: readonly CenterGroup[] = [
  {
    label: '我的',
    rooms: [
      room(1, '个人中心'),
      room(2, '我的文章'),
      room(3, '我的圈子'),
      room(4, '我的收藏'),
      room(5, '我的关注'),
      room(6, '我的评论'),
      room(27, '浏览历史'),
      room(28, '搜索记录'),
      room(25, '提醒中心'),
      room(29, '消息', '/im'),
      room(30, '我的投递'),
      room(26, '我的反馈'),
    ],
  },
  {
    label: '供求',
    rooms: [
      room(15, '供求管理', `${inquiry}myInquiry`),
      room(14, '我的采购', `${inquiry}myInquiry_purchase`),
      room(13, '我的报价', `${inquiry}myEnquiry`),
      room(12, '推荐供求', `${inquiry}recommend`),
      room(22, '导入任务', '/userCenter/taskList/taskList'),
    ],
  },
  {
    label: '购物',
    rooms: [
      room(47, '购物中心', '/mall/userCenter'),
      room(48, '我的订单', `${shopping}myOrder/CNY`),
      room(49, '收货地址', `${shopping}addressList`),
      room(50, '发票管理', `${shopping}invoiceManagement`),
      room(51, '商城收藏', `${shopping}myFavour`),
    ],
  },
  {
    label: '云盘',
    rooms: [
      room(8, '资料云盘', `${disk}specDisk`),
      room(9, '文件云盘', `${disk}fileDisk`),
      room(10, '文章云盘', `${disk}articleDisk`),
      { ...room(52, '文章预览', `${disk}articlePreview`), within: 10 },
      { ...room(53, '编辑云盘文章', `${disk}editArticle`), within: 10 },
      room(11, '回收站', `${disk}recycle`),
    ],
  },
  {
    label: '账户',
    rooms: [room(7, '账户设置', '/userCenter/accountSetting'), room(21, '推广邀请', `${manage}promotion`)],
  },
  {
    label: '企业',
    rooms: [
      room(16, '企业认证', `${manage}companyManage`),
      room(20, '企业联系人', `${manage}corporateContact`),
      room(17, '代理管理', `${manage}agentManage`),
      room(23, '库存管理'),
      room(19, '产品线管理', `${manage}productionLineManage`),
      room(18, '贸易商管理', `${manage}traderManage`),
      room(24, '招聘管理'),
    ],
  },
  { label: '管理', rooms: [{ ...room(99, '审核台'), needs: 'admin' }] },
]

const rooms = groups.flatMap((group) => group.rooms)

/** The room of a number; the first for one that is unknown. */
export const roomOf = (type: number | undefined): CenterRoom =>
  rooms.find((one) => one.type === type) ?? room(1, '个人中心')

/** The number of the room that a path below `/userCenter` names. */
export const centerType = (name: string | undefined): number | undefined =>
  rooms.find(({ path }) => path === `${home}/${name}`)?.type

/** The number of the room with a name in the path of `/mall/userCenter`. */
export const shoppingType = (name: string): number | undefined =>
  rooms.find(({ path }) => path === shopping + name)?.type

/** The address of a room; only those of the user centre's own path carry their number. */
export const hrefOfRoom = ({ type, path }: CenterRoom): string =>
  path.startsWith(home) ? `${path}?type=${type}` : path

/** The menu of a person: rooms of roles they lack or within another are absent, and so is a group without a room. */
export const menuOf = (identity: Pick<UserIdentity, 'isAdmin'> | undefined): CenterGroup[] =>
  groups
    .map(({ label, rooms: all }) => ({
      label,
      rooms: all.filter(({ needs, within }) => !within && (!needs || identity?.isAdmin)),
    }))
    .filter((group) => group.rooms.length > 0)
