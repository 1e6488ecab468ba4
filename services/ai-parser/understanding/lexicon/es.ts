import type { Lexicon } from './lexicon.ts';

export const es: Lexicon = {
  language: 'es',
  headers: {
    name: 'nombre, producto, nombre del producto, nombre producto, articulo, nombre del articulo, denominacion, titulo, servicio, nombre del servicio, tratamiento, concepto, material, item, productos, articulos, servicios, mercancia, trabajo, plato, platos, bebida, bebidas, vino, vinos, medicamento, repuesto, refaccion, pieza, herramienta, tratamientos, trabajos, menu, paquete, barco, embarcacion, servicios ofrecidos, nombre comercial, insumo, mercaderia',
    model: 'modelo, nombre del modelo',
    description:
      'descripcion, descripcion del producto, descripcion corta, descripcion larga, detalle, detalles, observaciones, notas, comentarios, caracteristicas, descripcion del servicio',
    variant: 'variante, talla, color, tamano, version, opcion, variacion',
    optionValue:
      'valor de propiedad, opcion valor, valor de la opcion, valor opcion, valor del atributo, valores del atributo, valor es del atributo, valor atributo',
    optionName: 'nombre de propiedad, opcion nombre, nombre de la opcion, nombre del atributo, nombre opcion',
    code: 'codigo, cod, codigo articulo, codigo de articulo, codigo producto, codigo del producto, codigo de producto, clave, sku, codigo interno, cod articulo, num articulo, n articulo, número de catálogo, nº catálogo',
    reference: 'referencia, ref, referencias, referencia interna, referencia producto',
    rowId: 'numero, num, fila, linea, identificador',
    groupKey: 'identificador de url, identificador url, slug',
    parent: 'superior, producto padre, padre, articulo padre, productos agrupados',
    barcode: 'codigo de barras, codigo barras, codigos de barras, ean, cod barras',
    partNumber:
      'numero de parte, numero de pieza, no de parte, referencia fabricante, referencia del fabricante, codigo fabricante, codigo oem, numero de fabricante, referencia original',
    brand: 'marca, fabricante, casa, laboratorio',
    supplier: 'proveedor, referencia proveedor, codigo proveedor, distribuidor',
    category:
      'categoria, categorias, familia, grupo, seccion, subcategoria, linea de producto, rubro, subfamilia, categoria de producto',
    type: 'tipo, tipo de producto, tipo producto, clase',
    department: 'departamento',
    price:
      'precio, coste del servicio, costo del servicio, precio del servicio, venta, p venta, precio al publico, precio venta, precio de venta, pvp, precios, precio normal, tarifa, tarifas, importe unitario, precio publico, precio final, precio neto, precio bruto, precio al publico, honorarios, valor, precio hora, precio dia, precio con iva, precio sin iva, precio actual, precio nuevo, precio contado, precio lista publico, tarifa por hora, tarifa plana, precio kilo, precio kg, p v p, pvp con iva, pvp sin iva, precio al detal, precio detal, precio minorista, minorista, precio menudeo, menudeo, contado, precio de contado, efectivo, precio efectivo, cta cte, cuenta corriente, precio cuenta corriente',
    listPrice:
      'lista, precio de lista, precio catalogo, precio recomendado, precio lista, pvp recomendado, pvpr',
    unitPrice: 'precio unitario, precio por unidad, precio unidad, p unitario, precio pieza, precio unit',
    cost: 'coste, costo, precio de coste, precio de costo, precio coste, precio costo, precio compra, precio de compra, coste unitario, costo unitario',
    salePrice:
      'precio rebajado, precio oferta, precio de oferta, oferta, precio promocional, precio con descuento, precio anterior, precio especial, precio de comparacion',
    discount: 'descuento, dto, margen, rebaja',
    factor: 'coeficiente, multiplicador',
    charge: 'envio, gastos de envio, portes, coste de envio, fianza, recargo',
    currency: 'moneda, divisa, codigo moneda',
    taxIncluded: 'impuestos incluidos, iva incluido, con iva',
    tax: 'iva, impuesto, impuestos, tipo de iva, clase de impuesto, estado del impuesto, igic, tasa',
    quantity:
      'stock, inv, existencias, existencia, cantidad, cant, inventario, en inventario, en stock, unidades, disponibles, disponible, cantidad disponible, stock actual, disponibilidad, unidades en stock, saldo',
    minimum:
      'existencias bajas, stock minimo, cantidad minima, pedido minimo, minimo, bajo stock, cantidad de bajo inventario, inventario bajo, stock maximo, reservas permitidas, permitir reservas de productos agotados',
    flag: 'publicado, activo, visible, visibilidad en el catalogo, esta destacado, disponibles para la venta, disponible para la venta, seguir el inventario, vendido por peso, hay existencias, vendido individualmente, estado, estatus, permitir valoraciones de clientes',
    unit: 'unidad, unidad de medida, ud, uds, um, u m, medida, unidad de venta, por',
    pack: 'embalaje, unidades por caja, paquete, envase, presentacion, caja, cantidad del componente, por caja, unidades por bulto, por bulto, uds por caja',
    measure:
      'peso, peso kg, longitud, longitud cm, anchura, anchura cm, ancho, altura, altura cm, alto, largo, dimensiones, volumen, temperatura, humedad, viento, presion, lluvia, edad, potencia, diametro',
    image: 'imagen, imagenes, foto, fotos, url imagen, url de la imagen, enlace imagen',
    link: 'enlace, pagina web, url externa, web',
    tags: 'etiquetas, palabras clave, abreviatura, abrev, sinonimos',
    duration: 'duracion, tiempo, tiempo estimado, duracion minutos, horas, minutos, tiempo de servicio',
    location: 'lugar, ubicacion, puerto, ciudad, zona, direccion, localidad, puerto deportivo',
    date: 'fecha, dia, mes, ano, fecha de alta, caducidad, fecha de nacimiento, hora, plazo de entrega',
    person:
      'apellido, apellidos, nombre y apellidos, nombre completo, empleado, persona, contacto, puesto, cargo, sueldo, salario, nacionalidad, pasaporte, sexo, alumno',
    contact: 'correo, correo electronico, telefono, movil, codigo postal, calle, fax',
    ordered: 'pedido, total, importe total, subtotal, vendidos, total pedido, suma, importe',
    tradePrice:
      'precio distribuidor, precio mayorista, precio mayoreo, precio socio, precio profesional, precio revendedor, medio mayoreo, mayoreo, mayorista',
    sale: 'fecha de pedido, numero de pedido, factura, numero de factura, fecha de factura, cliente, nombre del cliente, id cliente, direccion de envio, metodo de pago, vendedor',
    ledger: 'debe, haber, abono, cuenta, iban, fecha valor, fecha operacion, beneficiario, movimiento',
  },
  latest: 'final, nuevo, actual, despues',
  hundredths: 'centimos, centavos',
  withTax:
    'incluyen iva, incluye iva, incluyen el iva, iva incluido, con iva, iva incl, impuestos incluidos, inc iva, incl iva, iva inc, con impuestos, igic incluido',
  withoutTax:
    'no incluyen iva, no incluye iva, no incluyen el iva, sin iva, iva no incluido, mas iva, iva excluido, sin impuestos, iva no incl, neto, antes de impuestos, base imponible',
  totals: 'total, totales, subtotal, suma, total general, suma total, importe total, total pedido',
  euros: 'euro, euros',
};
