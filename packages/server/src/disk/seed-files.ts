import { buffer } from 'node:stream/consumers'
import Pdf from 'pdfkit'
import sharp from 'sharp'
import { ZipFile } from 'yazl'
import { chineseFont } from '../core/chinese-font.ts'

/** A file of the sample account: where it lies, what it is called, how many hours ago it was put there. */
export interface SeedFile {
  /** Names of folders from the root; none is the root. */
  way: readonly string[]
  name: string
  ago: number
  bytes: () => Promise<Uint8Array> | Uint8Array
  /** Hours since it went to the bin. */
  binnedAgo?: number
}

const text = (words: string) => () => Buffer.from(words)

/** A table as Excel opens it; cells are parted by strokes here. */
const csv =
  (...rows: readonly string[]) =>
  () =>
    Buffer.from(`\uFEFF${rows.map((row) => row.replaceAll('|', ',')).join('\n')}\n`)

/** A PDF with a page for each text. */
const pdf = (pages: readonly string[]) => async () => {
  const document = new Pdf({ size: 'A4', margin: 56, autoFirstPage: false, font: chineseFont() })
  for (const page of pages) {
    const [title = '', ...lines] = page.split('\n')
    document.addPage().fontSize(18).text(title).moveDown().fontSize(11)
    document.text(lines.join('\n'), { lineGap: 5 })
  }
  document.end()
  return new Uint8Array(await buffer(document))
}

/** A board as a picture: copper lands on green. */
const board = () => {
  const lands = Array.from({ length: 24 }, (_, at) => ({
    input: {
      create: { width: 60 + (at % 3) * 24, height: 44 + (at % 4) * 12, channels: 3 as const, background: '#c9a25b' },
    },
    left: 80 + (at % 8) * 130,
    top: 120 + Math.floor(at / 8) * 190,
  }))
  return sharp({ create: { width: 1200, height: 760, channels: 3, background: '#2f6b4f' } })
    .composite(lands)
    .jpeg({ quality: 82 })
    .toBuffer()
}

const gerber = () => {
  const zip = new ZipFile()
  for (const layer of ['F_Cu', 'B_Cu', 'F_Mask', 'Edge_Cuts'])
    zip.addBuffer(Buffer.from(`G04 ${layer}*\n%FSLAX46Y46*%\n%MOMM*%\nM02*\n`), `GW3_revC-${layer}.gbr`)
  zip.end()
  return buffer(zip.outputStream)
}

const project = '栖云网关 V3'

/** What lies on the sample account's disk: a project with what belongs to it, papers of suppliers, and an old archive. */
export const seedFiles: readonly SeedFile[] = [
  {
    way: [project],
    name: 'GW3_BOM_revC_贴片厂确认版.csv',
    ago: 46,
    bytes: csv(
      '位号|型号|品牌|封装|用量',
      'U1|STM32G030F6P6TR|ST|TSSOP-20|1',
      'U3|TPS5430DDAR|TI|SO-8|1',
      'C7|CC0402KRX7R7BB104|国巨|0402|12',
      'J1|USB4110-GF-A|GCT|Type-C 16P|1',
    ),
  },
  {
    way: [project],
    name: 'GW3_评审纪要.pdf',
    ago: 22,
    bytes: pdf([
      'GW3 主板 revC 评审纪要\n时间：周三下午。参加：林工、顾工、采购小许。\n\n一、电源\nTPS5430 的 soft-start 由内部固定，首件上电过冲 180 mV，可以接受。\n输出电容由 2 × 22 uF 改为 3 × 22 uF，纹波从 38 mV 降到 24 mV。\n\n二、复位\nNRST 对地电容保留 100 nF，走线离开关节点 8 mm 以上。',
      '遗留问题\n1. 静电测试第三点 8 kV 接触放电后 USB 掉线一次，待加 TVS 复测。\n2. 外壳与天线座干涉 0.3 mm，等结构改版。\n3. STM32G030 有新版手册，确认勘误里 ADC 的那一条不影响采样。',
    ]),
  },
  { way: [project], name: 'GW3_mainboard_revC_gerber.zip', ago: 44, bytes: gerber },
  { way: [project], name: '首件_主板正面_补光.jpg', ago: 20, bytes: board },
  {
    way: [project],
    name: '烧录脚本说明.md',
    ago: 70,
    bytes: text(
      '# 烧录脚本说明\n\n一条命令烧录、校验、写序列号。\n\n## 步骤\n\n1. 夹具上电，`VDD` 量到 **3.3 V ± 2 %**\n2. 运行 `./burn.sh --sn auto`\n3. 绿灯亮起后取下\n\n| 灯 | 含义 | 怎么办 |\n| --- | --- | --- |\n| 绿 | 通过 | 贴标 |\n| 红 | 校验失败 | 重烧一次，仍红进不良盒 |\n| 灭 | 没有连上 | 查探针 |\n\n> 序列号从服务器取，断网时不要手工填写。\n\n- [x] 产线 A 已更新\n- [ ] 产线 B 周五更新\n\n```sh\nopenocd -f gw3.cfg -c "program gw3.hex verify reset exit"\n```\n',
    ),
  },
  {
    way: [project, '规格书摘录'],
    name: '电源部分摘录.pdf',
    ago: 160,
    bytes: pdf([
      '降压部分摘录\n输入 5.5 V 到 36 V，输出 3 A。\nsoft-start 时间典型 8 ms，期间限流逐级放开。\n热阻 θJA 按四层板估 30 °C/W。',
    ]),
  },
  {
    way: [project, '生产资料'],
    name: '钢网开口要求.txt',
    ago: 150,
    bytes: text('QFN 散热焊盘按 60 % 分格开口，间距 0.3 mm。\n0402 内切 0.05 mm 防锡珠。\n钢网厚 0.12 mm。\n'),
  },
  {
    way: [project, '生产资料'],
    name: 'SMT_首件检查表.csv',
    ago: 149,
    bytes: csv(
      '项目|标准|实测|结论',
      '炉温峰值|235–245 °C|241 °C|合格',
      '贴偏|≤ 1/4 焊盘|1/10|合格',
      '极性|逐颗核对|无误|合格',
    ),
  },
  {
    way: ['供应商资质'],
    name: '三更灯火_打样报价往来.txt',
    ago: 400,
    bytes: text('四层板 10 片，1.6 mm，沉金：含税 468 元，5 天。\n加急 48 小时加 220 元。\n钢网另计 90 元。\n'),
  },
  {
    way: ['供应商资质'],
    name: '质量协议_签字版.pdf',
    ago: 520,
    bytes: pdf(['质量协议\n来料按 GB/T 2828.1 一般水平 II 抽样，AQL 0.65。\n批次混料整批退货，运费由供方承担。']),
  },
  {
    way: ['2025 归档', '样机'],
    name: 'GW2_测试记录.csv',
    ago: 5000,
    bytes: csv('日期|温度|结果', '2025-03-02|-20 °C|启动正常', '2025-03-03|70 °C|启动正常'),
  },
  {
    way: [],
    name: '报销说明.txt',
    ago: 90,
    bytes: text('样片运费凭快递单报销，每月 25 日前交。\n'),
  },
  {
    way: [project, '原理图'],
    name: 'GW3_sch_revB.pdf',
    ago: 600,
    binnedAgo: 7 * 24,
    bytes: pdf(['GW3 原理图 revB\n已由 revC 取代。']),
  },
  {
    way: ['供应商资质'],
    name: '旧版对账单.csv',
    ago: 1500,
    binnedAgo: 27 * 24 + 3,
    bytes: csv('月份|金额', '2025-08|1280'),
  },
]
