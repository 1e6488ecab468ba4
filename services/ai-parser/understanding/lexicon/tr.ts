import type { Lexicon } from './lexicon.ts';

export const tr: Lexicon = {
  language: 'tr',
  headers: {
    name: 'ad, adı, isim, ürün, ürün adı, ürünler, urun ismi, ürün ismi, malzeme, malzeme adı, stok adı, mal adı, hizmet, hizmetler, hizmet adı, hizmetin adı, başlık, ürün başlığı, yemek, yemek adı, kalem, cinsi, malın cinsi, yapılan iş, işlem, iş, ürün hizmet',
    model: 'model, model adı',
    description:
      'açıklama, ürün açıklaması, tanım, detay, detaylar, not, notlar, kısa açıklama, özellikler, hizmet açıklaması, içerik',
    variant: 'varyant, beden, renk, boyut, seçenek, ebat, ölçü, versiyon, varyasyon',
    optionValue: 'seçenek değeri, varyant değeri, nitelik değeri',
    optionName: 'seçenek adı, varyant adı, nitelik adı',
    code: 'kod, kodu, ürün kodu, stok kodu, malzeme kodu, sku, hizmet kodu, ürün no, stok no, katalog no',
    reference: 'referans, referans no, ref',
    rowId: 'no, sıra, sıra no, numara, id, s no',
    parent: 'üst ürün, ana ürün, gruplanmış ürünler',
    barcode: 'barkod, barkod no, barkodu, ean, gtin',
    partNumber: 'parça no, parça numarası, parça kodu, oem, oem no, üretici kodu, orijinal no',
    brand: 'marka, markası, üretici, üretici firma',
    supplier: 'tedarikçi, tedarikçi kodu',
    category:
      'kategori, kategoriler, ürün kategorisi, grup, grubu, ürün grubu, alt kategori, bölüm, ana grup, hizmet grubu, kategori adı',
    type: 'tip, tür, türü, tipi, çeşit',
    department: 'departman',
    price:
      'satılacak fiyat, fiyat, fiyatı, satış fiyatı, fiyatlar, ürün fiyatı, ücret, ücreti, hizmet bedeli, bedel, tarife, perakende fiyatı, net fiyat, normal fiyat, perakende satış fiyatı, psf, saatlik ücret, tutarı birim, birim ücret, peşin, peşin fiyat, vadeli, vadeli fiyat',
    listPrice:
      'liste, liste fiyatı, yurtiçi liste, tavsiye edilen fiyat, önerilen satış fiyatı, katalog fiyatı, etiket fiyatı',
    unitPrice: 'birim fiyat, birim fiyatı, adet fiyatı, b fiyat, tane fiyatı',
    cost: 'maliyet, alış fiyatı, alış, maliyet fiyatı',
    salePrice:
      'indirimli fiyat, kampanya fiyatı, eski fiyat, indirimli fiyatı, özel fiyat, piyasa fiyatı, piyasa satış fiyatı',
    discount: 'indirim, iskonto, kar marjı, indirim oranı',
    factor: 'katsayı, çarpan',
    charge: 'kargo, kargo ücreti, nakliye, depozito, ek ücret',
    currency: 'para birimi, döviz, döviz cinsi, kur, döviz tipi, pb',
    taxIncluded: 'kdv dahil mi, vergi dahil',
    tax: 'kdv, kdv oranı, vergi, vergi oranı, kdv yüzde, ötv',
    quantity:
      'envanter, stok, adet, miktar, stok miktarı, stok adedi, mevcut, mevcut stok, eldeki, miktarı, stok durumu, depo, kalan, bakiye',
    minimum: 'minimum stok, minimum sipariş, min adet, asgari miktar, kritik stok, min stok',
    flag: 'aktif, durum, yayında, görünür, durumu',
    unit: 'birim, birimi, ölçü birimi, satış birimi',
    pack: 'paket, koli, ambalaj, koli içi, paket içi adet, koli adedi',
    measure:
      'ağırlık, uzunluk, genişlik, yükseklik, derinlik, hacim, desi, sıcaklık, nem, rüzgar, basınç, yağış, yaş, güç, çap',
    image: 'resim, görsel, fotoğraf, resim url, resimler, görsel url',
    link: 'bağlantı, adres url, link, web sayfası',
    tags: 'etiket, etiketler, anahtar kelimeler',
    duration: 'süre, süresi, hizmet süresi, dakika, saat, süre dakika, işlem süresi',
    location: 'yer, şehir, liman, konum, il, ilçe, bölge, marina, lokasyon',
    date: 'tarih, gün, ay, yıl, son kullanma tarihi, doğum tarihi, teslim süresi, skt',
    person:
      'soyad, soyadı, ad soyad, adı soyadı, personel, çalışan, görev, maaş, cinsiyet, uyruk, pasaport, öğrenci, müşteri adı, unvan',
    contact: 'e posta, eposta, telefon, cep telefonu, faks, posta kodu, sokak, adres',
    ordered: 'sipariş, toplam, tutar, ara toplam, genel toplam, satış, satılan',
    tradePrice: 'toptan fiyat, toptan fiyatı, bayi fiyatı, bayi fiyat, toptan satış fiyatı',
    sale: 'sipariş tarihi, sipariş no, fatura, fatura no, fatura tarihi, müşteri, müşteri no, teslimat adresi, ödeme yöntemi, satıcı',
    ledger: 'borç, alacak, hesap, hesap no, iban, valör, işlem tarihi, dekont no, alıcı, gönderen',
  },
  latest: 'yeni, son, guncel',
  withTax: 'kdv dahil, kdv dahildir, vergi dahil, kdvli, kdv li',
  withoutTax:
    'kdv dahil değildir, kdv dahil olmayan, kdv eklenir, kdv hariç, kdv hariçtir, artı kdv, vergi hariç, kdvsiz, kdv dahil değil, kdv siz',
  totals: 'toplam, genel toplam, ara toplam, toplam tutar',
  euros: 'euro, avro',
};
