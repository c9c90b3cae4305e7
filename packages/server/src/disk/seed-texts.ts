/** A note of the sample account, or a copy of an article. */
export interface SeedNote {
  folder?: string
  title: string
  ago: number
  /** Its own text; without one it is a copy of an article of this site. */
  content?: string
  /** Whose article it was that is gone since. */
  goneAuthor?: string
}

/** What the sample account keeps to read again. */
export const seedNotes: readonly SeedNote[] = [
  {
    folder: '检验',
    title: '来料检验：编带料如何抽样',
    ago: 30,
    content:
      '<p>一盘 10,000 片的电阻电容不可能每片都量。按 GB/T 2828.1 一般水平 II，AQL 0.65 时抽 200 片，允许 3 片不合格。</p><h2>怎么取</h2><ul><li>盘首、盘中、盘尾各剪一段，避开接带处</li><li>先看标签：型号、批次、数量与送货单一致</li><li>电容量容值和损耗，电阻量阻值，各记五个数</li></ul><blockquote><p>接带处前后各十片不计入样本。</p></blockquote><p>第一次来的供应商加严一级，连续十批合格再放宽。</p>',
  },
  {
    folder: '电源',
    title: '首件上电的顺序',
    ago: 52,
    content:
      '<p>先不装负载，限流 100 mA 上电，看输入电流是否在 20 mA 以内。</p><ol><li>量 5 V，再量 3.3 V</li><li>看上电过冲与软启动时间</li><li>加 10 % 负载看纹波，再到 100 %</li></ol><p>电流突然到限流值就断电，先查极性和短路。</p>',
  },
  {
    folder: '电源',
    title: '四层板回流路径的三张图',
    ago: 330,
    goneAuthor: '芯谱编辑部',
    content:
      '<p>信号换层，回流也要换层。过孔旁 2 mm 内放一个地过孔，环路面积就小了一个数量级。</p><p>跨分割的走线，回流只能绕远；把分割挪开，或在跨越处补一个 100 nF 的桥接电容。</p>',
  },
  { folder: '电源', title: '', ago: 120 },
  { title: '', ago: 200 },
]
