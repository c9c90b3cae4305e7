/** What the parts of the cropper are called. */
export const cropLabels = {
  cropArea: '裁剪区域，用方向键移动',
  nwDragHandle: '左上角，用方向键改变大小',
  nDragHandle: '上边，用方向键改变大小',
  neDragHandle: '右上角，用方向键改变大小',
  eDragHandle: '右边，用方向键改变大小',
  seDragHandle: '右下角，用方向键改变大小',
  sDragHandle: '下边，用方向键改变大小',
  swDragHandle: '左下角，用方向键改变大小',
  wDragHandle: '左边，用方向键改变大小',
}
