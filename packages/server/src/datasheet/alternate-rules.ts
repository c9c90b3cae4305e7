import type { AlternateRule } from '@xinpu/contract/datasheet/alternate'
import { pins } from './part-fact.ts'

/** The names of properties by what an alternate's must be; names that a part does not tell are passed over. */
interface NamesByRule {
  equal: string
  atLeast?: string
  atMost?: string
}

/**
 * Rules by a category's code, or its parent's: what makes the function is equal, what it endures or gives is at least as
 * much, what it costs the circuit at most. The package is equal in all of them.
 */
const categories: Record<string, NamesByRule> = {
  capacitor: {
    equal: '容值,介质,安规等级,类型,安装方式,壳号,尺寸,脚距',
    atLeast: '耐压,额定电压,工作温度',
    atMost: '精度,ESR',
  },
  mlcc: { equal: '容值,介质', atLeast: '耐压,工作温度', atMost: '精度' },
  'tantalum-capacitor': { equal: '容值,类型,壳号', atLeast: '耐压,工作温度', atMost: '精度,ESR' },
  resistor: {
    equal: '阻值,电路,电阻数,圈数',
    atLeast: '功率,单元功率,最大工作电压,工作温度',
    atMost: '精度,温度系数',
  },
  inductor: { equal: '电感量,尺寸', atLeast: '饱和电流,额定电流,工作温度', atMost: '精度,直流电阻' },
  'ferrite-bead': { equal: '阻抗@100MHz,尺寸', atLeast: '额定电流,工作温度', atMost: '精度,直流电阻' },
  diode: {
    equal: '配置,安装方式',
    atLeast: '反向耐压,平均整流电流,正向电流,浪涌电流,结温',
    atMost: '正向压降,反向漏电流,反向恢复时间',
  },
  'zener-diode': { equal: '稳压值,配置,安装方式', atLeast: '功率,结温', atMost: '精度,动态阻抗' },
  mosfet: {
    equal: '类型,安装方式',
    atLeast: '漏源电压,连续漏极电流,功耗,结温',
    atMost: '导通电阻,阈值电压',
  },
  bjt: { equal: '类型,安装方式', atLeast: '集射耐压,集电极电流,功耗,特征频率,结温' },
  igbt: {
    equal: '类型,内置续流二极管,安装方式',
    atLeast: '集射耐压,集电极电流,功耗,结温',
    atMost: '饱和压降',
  },
  ldo: { equal: '输出电压,输出类型', atLeast: '输出电流,输入电压,工作温度', atMost: '压差,静态电流,精度' },
  'dc-dc': {
    equal: '拓扑,整流方式,开关频率',
    atLeast: '输入电压,输出电压,输出电流,工作温度',
    atMost: '静态电流',
  },
  'battery-charger': { equal: '类型,电池,充电电压,接口', atLeast: '输入电压,充电电流,工作温度', atMost: '精度' },
  'voltage-reference': {
    equal: '类型,输出电压',
    atLeast: '输入电压,输出电流,工作温度',
    atMost: '精度,温漂,静态电流',
  },
  supervisor: { equal: '类型,阈值电压,输出类型', atLeast: '复位延时,工作电压,工作温度', atMost: '静态电流' },
  'gate-driver': {
    equal: '驱动类型,通道数',
    atLeast: '拉电流,灌电流,供电电压,高侧耐压,工作温度',
    atMost: '传播延迟',
  },
  'led-driver': { equal: '类型,通道数,接口', atLeast: '输入电压,输出电流,工作温度' },
  'load-switch': {
    equal: '类型,通道数',
    atLeast: '输入电压,输出电流,工作温度',
    atMost: '导通电阻,静态电流',
  },
  mcu: { equal: '内核', atLeast: '主频,Flash,RAM,EEPROM,GPIO 数,供电电压,ADC 位数,工作温度' },
  'wireless-soc': { equal: '类型,无线协议,频段,内核', atLeast: 'Flash,供电电压,工作温度' },
  fpga: { equal: '类型,核心电压', atLeast: '逻辑单元,片内 RAM,I/O 数,DSP/乘法器,工作温度' },
  opamp: {
    equal: '通道数',
    atLeast: '增益带宽积,压摆率,供电电压,工作温度',
    atMost: '失调电压,偏置电流,静态电流,电压噪声',
  },
  comparator: {
    equal: '通道数,输出类型',
    atLeast: '供电电压,工作温度',
    atMost: '响应时间,失调电压,静态电流',
  },
  'instrumentation-amplifier': {
    equal: '类型,通道数,接口,增益',
    atLeast: '带宽,共模电压,共模抑制比,供电电压,工作温度',
    atMost: '失调电压,静态电流',
  },
  'audio-amplifier': {
    equal: '类型,声道,接口',
    atLeast: '输出功率,供电电压,工作温度',
    atMost: '静态电流,失真',
  },
  can: { equal: '协议,逻辑电压,隔离', atLeast: '速率,供电电压,总线耐压,工作温度' },
  rs485: { equal: '协议,双工,隔离', atLeast: '速率,供电电压,节点数,ESD 保护,工作温度' },
  rs232: { equal: '协议,驱动器/接收器', atLeast: '速率,供电电压,ESD 保护,工作温度', atMost: '静态电流' },
  interface: { equal: '类型,接口,速率,USB 版本,端口数,I/O 数', atLeast: '供电电压,时钟频率,工作温度' },
  isolator: {
    equal: '通道数,正向/反向,默认输出',
    atLeast: '速率,隔离电压,供电电压,工作温度',
    atMost: '传播延迟',
  },
  logic: {
    equal: '功能,系列,通道数,输入数,位数,输出类型,方向控制,配置',
    atLeast: '供电电压,电压 A,电压 B,输出电流,时钟频率,频率,数据速率,带宽,工作温度',
    atMost: '传播延迟,静态电流,导通电阻',
  },
  memory: {
    equal: '类型,容量,组织,接口',
    atLeast: '时钟频率,供电电压,擦写寿命,工作温度',
    atMost: '存取时间,写周期,待机电流',
  },
  converter: {
    equal: '架构,分辨率,通道数,接口,输入类型,输出类型,基准',
    atLeast: '采样率,供电电压,工作温度',
    atMost: '建立时间',
  },
  crystal: { equal: '频率,负载电容,类型,尺寸', atLeast: '工作温度', atMost: '频率精度,ESR' },
  oscillator: { equal: '频率,输出类型,类型,尺寸', atLeast: '供电电压,工作温度', atMost: '频率稳定度' },
  rtc: { equal: '接口,晶振', atLeast: '供电电压,工作温度', atMost: '计时精度,计时电流' },
  connector: {
    equal: '系列,接口,针数,排数,触点数,间距,公母,类型,接线方式,安装方式,朝向',
    atLeast: '额定电流,额定电压,工作温度',
  },
  tvs: { equal: '类型,方向,反向截止电压,通道数', atLeast: '峰值功率', atMost: '钳位电压,结电容' },
  fuse: { equal: '类型,额定/保持电流,熔断特性,安装方式', atLeast: '额定电压,工作温度', atMost: '跳闸电流' },
  varistor: {
    equal: '压敏电压,瓷片直径,安装方式',
    atLeast: '最大交流电压,最大直流电压,通流量',
    atMost: '钳位电压',
  },
  led: { equal: '颜色,类型,接口,安装方式', atLeast: '视角,工作温度', atMost: '正向电压' },
  optocoupler: {
    equal: '输出类型,通道数',
    atLeast: '隔离电压,电流传输比,输出耐压,工作温度',
    atMost: '正向压降',
  },
  display: { equal: '类型,接口,驱动规模,显示类型', atLeast: '供电电压,工作温度' },
  sensor: {
    equal: '类型,轴数,接口,输出,量程,加速度量程,角速度量程',
    atLeast: '测温范围,分辨率,供电电压,工作温度',
    atMost: '精度,静态电流,工作电流',
  },
  'tactile-switch': { equal: '尺寸,高度,安装方式,触点形式,操作力', atLeast: '寿命,工作温度' },
  relay: {
    equal: '类型,线圈电压,触点形式,安装方式',
    atLeast: '触点电流,触点电压,工作温度',
    atMost: '线圈功率',
  },
}

/** For a category without rules of its own: the same thing in the same package, in every word it is told by. */
const otherwise: NamesByRule = {
  equal: '类型,功能,接口,通道数,系列',
  atLeast: '供电电压,额定电压,额定电流,工作温度',
  atMost: '静态电流,精度',
}

/** Kinds of chips whose makers order the pins as they like: the same package is not yet the same footprint. */
const pinned = new Set(
  (
    'ldo,dc-dc,battery-charger,voltage-reference,supervisor,gate-driver,led-driver,load-switch,bjt,mcu,wireless-soc,' +
    'fpga,amplifier,interface,isolator,level-shifter,analog-switch,dram-sram,converter,rtc,optocoupler,display,' +
    'sensor,other'
  ).split(','),
)
/** Kinds whose pins follow one order, though their parents' do not. */
const ordered = new Set(['can', 'rs485'])

const kinds = ['equal', 'atLeast', 'atMost'] as const

/** The rules of a category, its own before its parent's. */
export function rulesOf(code: string, parentCode: string | null): AlternateRule[] {
  const names = categories[code] ?? categories[parentCode ?? ''] ?? otherwise
  const listed = kinds.flatMap((rule) => (names[rule]?.split(',') ?? []).map((name) => ({ name, rule })))
  const isPinned = !ordered.has(code) && (pinned.has(code) || pinned.has(parentCode ?? ''))
  return [{ name: '封装', rule: 'equal' }, ...(isPinned ? [{ name: pins, rule: 'equal' as const }] : []), ...listed]
}
