import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decode } from './encoding.ts';

const lists = {
  shift_jis: '商品名,価格\nクランク,100\nサドル ホワイト,200\nブレーキレバー,30\n',
  'euc-jp': '商品名,価格\nクランク,100\nサドル ホワイト,200\nブレーキレバー,30\n',
  'euc-kr': '상품명,가격\n장미 꽃다발,100\n해바라기,200\n튤립 열송이,30\n',
  big5: '商品名稱,價格\n女上衣,100\n大衣外套,200\n洗衣服務,300\n襯衫,40\n',
  gbk: '商品名称,价格\n女上衣,100\n大衣外套,200\n洗衣服务,300\n衬衫,40\n',
};

describe('a list of East Asia', () => {
  it.each(Object.entries(lists))('is read in %s', (encoding, text) => {
    expect(decode(iconv.encode(text, encoding))).toEqual({ text, encoding });
  });

  it.each(['windows-1251', 'koi8-r', 'cp866'])('is no Russian one in %s', (encoding) => {
    const text = 'Наименование;Цена\nТрос швартовый синий;350\nКранец надувной;2400\nЯкорь складной;900\n';
    expect(decode(iconv.encode(text, encoding))).toEqual({ text, encoding });
  });
});
