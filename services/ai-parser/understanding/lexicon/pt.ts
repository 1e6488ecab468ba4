import type { Lexicon } from './lexicon.ts';

export const pt: Lexicon = {
  language: 'pt',
  headers: {
    groupKey: 'identificador url',
    name: 'nome, produto, nome do produto, artigo, nome do artigo, designacao, titulo, servico, nome do servico, denominacao, produtos, artigos, servicos, item, mercadoria, prato, pratos, bebida, bebidas, vinho, vinhos, medicamento, peca, material, trabalho, menu, pacote, barco, embarcacao, ferramenta, mercadorias',
    model: 'modelo',
    description:
      'descricao, descricao do produto, descricao curta, detalhes, detalhe, observacoes, notas, caracteristicas, descricao completa, descricao do servico, descricao do item',
    variant: 'variante, tamanho, cor, variacao, versao, opcao',
    optionValue:
      'valor da variacao, valor do atributo, valores do atributo, valor es do atributo, valor da opcao, opcao valor, valor opcao',
    optionName: 'nome da variacao, nome do atributo, nome da opcao, opcao nome',
    code: 'codigo, cod, codigo do produto, codigo do artigo, codigo artigo, codigo produto, sku, codigo interno',
    reference: 'referencia, ref, referencia interna',
    rowId: 'numero, num, linha, identificador',
    parent: 'ascendente, produto ascendente, produto pai, pai, produtos agrupados',
    barcode: 'codigo de barras, ean, gtin, codigo barras',
    partNumber:
      'referencia do fabricante, codigo do fabricante, numero da peca, referencia fabricante, codigo original',
    brand: 'marca, fabricante, laboratório',
    supplier: 'fornecedor, codigo do fornecedor, referencia do fornecedor',
    category: 'categoria, categorias, familia, grupo, seccao, secao, subcategoria',
    type: 'tipo, tipo de produto',
    department: 'departamento',
    price:
      'venda, preco de venda, valor de venda, preco, preco de venda, preco venda, precos, pvp, tarifa, preco normal, valor, preco final, tabela, preco liquido, valor hora, valor diaria, diaria, preco com iva, preco sem iva, preco atual, preco novo, valor de venda, valor venda, preco kg, preco a vista, preco varejo, varejo, preco ao publico, taxa horaria, à vista, preço à vista, a prazo, preço a prazo',
    listPrice: 'preco de tabela, preco de lista, preco recomendado, preco de catalogo',
    unitPrice: 'preco unitario, preco por unidade, preco unit, valor unitario',
    cost: 'custo, preco de custo, preco de compra, custo unitario, preco custo',
    salePrice:
      'preco promocional, preco de promocao, preco com desconto, promocao, preco anterior, preco especial',
    discount: 'desconto, margem',
    factor: 'coeficiente, multiplicador',
    charge: 'frete, portes, envio, caucao, classe de entrega, taxa de entrega',
    currency: 'moeda, divisa',
    tax: 'iva, imposto, impostos, taxa de iva, status da taxa, classe de taxa, icms',
    quantity:
      'estoque, stock, stk actual, stock actual, stock atual, estoque atual, quantidade, qtd, qtde, existencias, disponivel, quantidade em estoque, quantidade disponivel, inventario, disponibilidade, saldo',
    minimum:
      'estoque minimo, stock minimo, quantidade minima, baixo estoque, pedido minimo, sao permitidas encomendas, quantidade baixa de estoque',
    flag: 'publicado, ativo, visivel, visibilidade no catalogo, em destaque, em estoque, vender individualmente, permitir avaliacoes de clientes, estado, status',
    unit: 'unidade, unidade de medida, un, und, um, unidade de venda, por',
    pack: 'embalagem, caixa, unidades por caixa, pacote',
    measure:
      'peso, peso kg, comprimento, comprimento cm, largura, largura cm, altura, altura cm, dimensoes, volume, temperatura, humidade, umidade, vento, pressao, chuva, idade',
    image: 'imagem, imagens, foto, fotos, url da imagem',
    link: 'ligacao, site, url externa, texto do botao',
    tags: 'etiquetas, palavras chave, abreviatura',
    duration: 'duracao, tempo, tempo estimado, horas, minutos',
    location: 'local, cidade, porto, morada, endereco, localizacao, zona, marina',
    date: 'data, dia, mes, ano, validade, data de nascimento, hora, data de preco promocional comeca em, data de preco promocional termina em, prazo de entrega',
    person:
      'apelido, sobrenome, nome completo, funcionario, pessoa, contacto, cargo, salario, nacionalidade, passaporte, sexo',
    contact: 'correio eletronico, telefone, telemovel, celular, codigo postal, cep, rua',
    ordered: 'encomenda, pedido, total, montante, subtotal, posicao',
    tradePrice:
      'preco revenda, preco atacado, preco revendedor, atacado, preco profissional, preco de atacado',
    sale: 'data do pedido, numero do pedido, fatura, nota fiscal, data da fatura, cliente, nome do cliente, morada de envio, forma de pagamento, vendedor',
    ledger: 'debito, credito, conta, iban, data valor, data movimento, beneficiario, movimento',
  },
  latest: 'novo, final, atual, depois',
  hundredths: 'centavos, centimos',
  withTax:
    'incluem iva, inclui iva, iva incluida, incluem o iva, com iva, iva incluido, iva incl, impostos incluidos, c iva, com impostos',
  withoutTax:
    'não incluem iva, não inclui iva, iva não incluída, não incluem o iva, sem iva, iva nao incluido, mais iva, iva excluido, s iva, acresce iva, sem impostos',
  totals: 'total, totais, subtotal, soma, total geral, valor total',
  euros: 'euro, euros',
};
