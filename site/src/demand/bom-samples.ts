/** Two lists for trying, as a gateway's board and a board of sensors write them. */
export const samples = [
  {
    name: '网关主板',
    text: `位号\t型号\t封装\t品牌\t数量
U1\tSTM32F103C8T6\tLQFP-48\tST\t1
U2\tAMS1117-3.3\tSOT-223\tAMS\t1
U3\tMAX485ESA\tSOIC-8\tMaxim\t1
U4\tW25Q128\tSOIC-8\t\t1
U5\tCH340C\tSOP-16\t沁恒\t1
U6\tLM358P\tSOP-8\tTI\t1
C1-C8\t0.1uF/50V X7R 0603\t0603\t\t8
C9,C10\t22pF\tC0402\t\t2
C11\t10uF 25V\t0805\t\t1
R1-R6\t10K 1%\tR0603\t\t6
R7,R8\t120R\t0402\t\t2
D1\t1N4148W-7-F\tSOD-123\t\t1
D2\tSS34\tSMA\t\t1
Y1\t8MHz 20pF 3225\t\t\t1
J1\tTYPE-C-31-M-12\t\t\t1
R9\t0R DNP\t0603\t\t1
U7\tXC7788-A0\tQFN-24\t\t1`,
  },
  {
    name: '传感器节点',
    text: `Reference\tValue\tFootprint\tQty
U1\tESP32-C3FH4\tPackage_DFN_QFN:QFN-32-1EP_5x5mm\t1
U2\tBME280\tPackage_LGA:LGA-8_2.5x2.5mm\t1
U3\tTP4056\tPackage_SO:SOIC-8-1EP\t1
Q1,Q2\tAO3400A\tPackage_TO_SOT_SMD:SOT-23\t2
C1,C2,C3,C4\t100n\tCapacitor_SMD:C_0402_1005Metric\t4
C5,C6\t10u\tCapacitor_SMD:C_0603_1608Metric\t2
R1,R2,R3\t4k7\tResistor_SMD:R_0402_1005Metric\t3
R4\t100k\tResistor_SMD:R_0402_1005Metric\t1
L1\t10uH\tInductor_SMD:L_0805_2012Metric\t1
D1\tLTST-C190KRKT\tLED_SMD:LED_0603_1608Metric\t1
H1,H2\tMountingHole\tMountingHole:MountingHole_3.2mm_M3\t2`,
  },
] as const
