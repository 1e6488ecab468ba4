// Generated from openapi/ by `npm run codegen`. Change the contract, not this file.
export interface paths {
    "/parse-inventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a price list
         * @description `progressId`, when it is sent before the file, names the progress that `watchProgress` tells.
         */
        post: operations["parseInventory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parse-services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a list of services
         * @description `progressId`, when it is sent before the file, names the progress that `watchProgress` tells.
         */
        post: operations["parseServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a file looks like, to point at
         * @description The first rows of each of its tables as they are read, or one of its pages with every phrase on it in its place. Whoever sees where the
         *     names and the prices are says so in `pointing`, sent with the file to `parseInventory` or `parseServices`. `page` and `progressId` are
         *     sent before the file.
         */
        post: operations["previewFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/progress/{progressId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the reading of a file
         * @description Server-sent events `progress`, each with the JSON of `Progress` as its data. It may be opened before the file is sent, and ends
         *     when the reading ends. Whoever knows the id may listen: it is made at random by whoever sends the file.
         */
        get: operations["watchProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description What is pointed at. Several names of one row are joined in their order.
         * @enum {string}
         */
        PointedField: "name" | "price" | "sku";
        /**
         * @description Where names and prices are, shown once on one sheet or page; it is a rule for the whole file. `columns` of a sheet or `boxes` on a page,
         *     never both; either shows a name, a price or both. `layout` is added by the parser: by it the next file of the same form is known.
         */
        Pointing: {
            /** @description The table that it was shown on, as the preview names it. */
            sheet: string | null;
            /** @description The row that names the columns; null where there is none. */
            headerRow: number | null;
            columns: {
                field: components["schemas"]["PointedField"];
                index: number;
            }[];
            /** @description The page with the boxes. */
            page: number | null;
            boxes: {
                field: components["schemas"]["PointedField"];
                left: number;
                right: number;
                top: number;
                bottom: number;
            }[];
            layout?: {
                /** @description What stands over the columns; empty where nothing does. */
                headers: string[];
                /** @description Of the table in columns or of the page in its units. */
                width: number;
                /** @description Of the page; 0 for a table. */
                height: number;
            };
        };
        Preview: {
            /** @description Its tables, the first 40; empty where the file has pages. */
            sheets: {
                sheet: string | null;
                rowCount: number;
                width: number;
                /** @description The first 60 of them, 40 columns wide at most; long texts are cut. */
                rows: {
                    row: number;
                    cells: string[];
                }[];
            }[];
            page: {
                number: number;
                of: number;
                width: number;
                height: number;
                /** @description The page as it looks, as an address with its data: `data:image/webp;base64,…`. */
                picture: string;
                /** @description What stands on it, from the top and the left, in the units of its width and height. */
                phrases: {
                    text: string;
                    left: number;
                    right: number;
                    top: number;
                    bottom: number;
                }[];
            } | null;
        };
        ColumnMeaning: {
            /** @description The words above the column, in any case. */
            header: string;
            /** @description Null takes the column out of use. */
            field: components["schemas"]["ProductField"] | components["schemas"]["ServiceField"] | null;
        };
        /** @enum {string} */
        ProductField: "name" | "variant" | "sku" | "barcode" | "brand" | "partNumber" | "description" | "category" | "department" | "price" | "currency" | "taxIncluded" | "quantity" | "unit" | "imageUrl";
        /** @enum {string} */
        ServiceField: "name" | "sku" | "description" | "category" | "department" | "price" | "currency" | "taxIncluded" | "priceUnit" | "durationMinutes" | "quantity" | "location";
        /** @description Where a row stands in the file. */
        Source: {
            /** @description The name of the sheet; of a second table on it, or a table of a page, with its place: `Prices (2)`, `Page 3`. */
            sheet: string | null;
            page: number | null;
            /** @description The row of the sheet, or the line of the file on which the record begins. */
            row: number;
            /** @description Field → address of the cell it was read from: `C7`, as a spreadsheet names it (the row of a text file is its record's line). */
            cells: {
                [key: string]: string;
            };
            /** @description The row's own texts in the order of the sheet's columns; a review gives a column another meaning from these. */
            values: string[];
        };
        /** @description Field → how sure the value is, from 0 to 1. From 0.6 on it is sure; what is below is doubtful, and has to be compared with the file. */
        Confidence: {
            [key: string]: number;
        };
        RowIssue: {
            code: components["schemas"]["RowIssueCode"];
            field?: components["schemas"]["ProductField"] | components["schemas"]["ServiceField"];
            message: string;
        };
        /** @enum {string} */
        RowIssueCode: "NAME_MISSING" | "PRICE_MISSING" | "PRICE_ZERO" | "PRICE_PLACEHOLDER" | "PRICE_IS_TEXT" | "PRICE_AMBIGUOUS" | "PRICE_UNLIKE" | "CURRENCY_MIXED" | "QUANTITY_AMBIGUOUS" | "SKU_REPEATED" | "BARCODE_REPEATED" | "BARCODE_INVALID" | "FORMULA_FAILED" | "TEXT_CUT" | "PICTURE_UNCLEAR" | "MODEL_READ";
        ParsedProduct: {
            name: string | null;
            variant?: string | null;
            sku?: string | null;
            barcode?: string | null;
            brand?: string | null;
            partNumber?: string | null;
            description?: string | null;
            category?: string | null;
            /** @description A department that the words suggest. */
            department?: string | null;
            /** @description A decimal number with a point, for one unit. */
            price: string | null;
            /** @description The price as it stands, when it is no plain number: `from 800`. */
            priceText?: string | null;
            /** @description ISO 4217; null where the file does not state it. */
            currency: string | null;
            taxIncluded: boolean | null;
            quantity: string | null;
            unit?: string | null;
            imageUrl?: string | null;
            /** @description What the list says of it if it is not sold: `Published: FALSE`, `discontinued`. */
            notSold?: string | null;
            source: components["schemas"]["Source"];
            confidence: components["schemas"]["Confidence"];
            issues: components["schemas"]["RowIssue"][];
        };
        ParsedService: {
            name: string | null;
            sku?: string | null;
            description?: string | null;
            category?: string | null;
            /** @description A department that the words suggest. */
            department?: string | null;
            /** @description A decimal number with a point, for one unit. */
            price: string | null;
            /** @description The price as it stands, when it is no plain number: `from 800`. */
            priceText?: string | null;
            /** @description ISO 4217; null where the file does not state it. */
            currency: string | null;
            taxIncluded: boolean | null;
            /** @description What the price is for, as the file says it: `hour`, `m²`. */
            priceUnit?: string | null;
            durationMinutes: number | null;
            /** @description How many can be had: the places of a course. */
            quantity?: string | null;
            location?: string | null;
            /** @description What the list says of it if it is not sold: `Published: FALSE`, `discontinued`. */
            notSold?: string | null;
            source: components["schemas"]["Source"];
            confidence: components["schemas"]["Confidence"];
            issues: components["schemas"]["RowIssue"][];
        };
        /** @description What was understood of the file as a whole. */
        Understood: {
            /** @enum {string} */
            format: "csv" | "tsv" | "txt" | "xlsx" | "xlsm" | "xls" | "ods" | "xml" | "json" | "html" | "markdown" | "pdf" | "image";
            encoding: string | null;
            separator: string | null;
            /** @description ISO 639-1, of the headers. */
            language: string | null;
            /** @description The shop system whose export this is: `Shopify`. */
            system: string | null;
            currency: {
                code: string;
                /** @description Where the file says so, in words. */
                from: string;
            } | null;
            /** @description The rate of tax that the file says once for all its prices: “Preise inkl. 19 % MwSt.” */
            taxRate?: {
                percent: string;
                /** @description Where the file says so. */
                cell: string;
            };
            sheets: {
                name: string | null;
                rows: number;
                headerRows: number[];
                isUsed: boolean;
                reason: string;
            }[];
            /** @description Every column of the tables that were used, in their order. */
            columns: {
                sheet: string | null;
                /** @description The place of its texts in `source.values`. */
                index: number;
                letter: string;
                header: string | null;
                /** @description A ProductField or ServiceField; null when the column is not used. */
                field: string | null;
                confidence: number;
                reason: string;
                /** @description A field that it may be as well as the column that was taken for it: of two prices neither is sure, and the vendor is asked. */
                couldBe?: string;
                /**
                 * @description What its texts (`source.values`) are where no field is read from it: `taxRate` are rates of tax in per cent.
                 * @enum {string}
                 */
                states?: "taxRate";
            }[];
            /** @description How it was pointed at, where it is read so, with its layout. */
            pointed?: {
                pointing: components["schemas"]["Pointing"];
                /** @description Of an earlier file. */
                isRemembered: boolean;
            };
            rowsRead: number;
            /** @description Rows that are no offers, the first 500 of them. */
            leftOut: {
                sheet: string | null;
                row: number;
                /** @enum {string} */
                code: "letterhead" | "heading" | "repeated-header" | "total" | "footer" | "parent" | "hidden" | "blank" | "no-name";
                text: string;
            }[];
            leftOutCount: number;
            /** @description What is doubtful of the file as a whole. */
            issues: components["schemas"]["FileIssue"][];
        };
        FileIssue: {
            /** @enum {string} */
            code: "READ_FROM_PICTURE" | "PAGES_NOT_READ" | "PRICES_NOT_READ" | "ENCODING_MIXED" | "MODEL_AWAY" | "MODEL_NONSENSE" | "MODEL_BUDGET_SPENT";
            /** @description One sentence that may be shown to people. */
            message: string;
        };
        Progress: {
            /** @enum {string} */
            stage: "waiting" | "receiving" | "reading" | "recognising" | "understanding" | "done" | "failed";
            /** @description Rows done in this stage; pages, while a picture is recognised. */
            rows: number;
            /** @description How many there are, when that is known; while `waiting`, the files that are read before this one. */
            of: number | null;
        };
        /** @enum {string} */
        ErrorCode: "VALIDATION" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "FILE_UNREADABLE" | "FILE_EMPTY" | "FILE_PROTECTED" | "FILE_NOT_A_LIST" | "FILE_KIND_NOT_READ" | "TOO_MANY_ROWS" | "TOO_MUCH_WORK" | "TOO_MANY_REQUESTS" | "NOT_AVAILABLE_YET" | "UNAVAILABLE" | "INTERNAL";
        FieldProblem: {
            field: string;
            message: string;
            rule: string;
        };
        Failure: {
            /** @constant */
            status: false;
            /** @description One sentence that may be shown to people. */
            message: string;
            error: {
                code: components["schemas"]["ErrorCode"];
                requestId: string;
                details?: {
                    fields?: components["schemas"]["FieldProblem"][];
                    retryAfterSeconds?: number;
                };
            };
        };
    };
    responses: {
        /** @description The request is not of the documented form. */
        Validation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Please send one file.",
                 *       "error": {
                 *         "code": "VALIDATION",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The file is larger than 50 MiB. */
        FileTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "This file is larger than 50 MB. Please split it.",
                 *       "error": {
                 *         "code": "BODY_TOO_LARGE",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The content type is not one this operation takes. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Please send the file as a form upload.",
                 *       "error": {
                 *         "code": "UNSUPPORTED_MEDIA_TYPE",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The file cannot be read as a list. */
        Unreadable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "We could not find a list in this file.",
                 *       "error": {
                 *         "code": "FILE_UNREADABLE",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many files at once. `Retry-After` says when to try again. */
        TooManyRequests: {
            headers: {
                /** @description Seconds. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Too many files at once. Please wait a moment.",
                 *       "error": {
                 *         "code": "TOO_MANY_REQUESTS",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A fault of ours. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Something went wrong on our side. Please try again.",
                 *       "error": {
                 *         "code": "INTERNAL",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Busy or away for a moment. `Retry-After` says when to try again. */
        Unavailable: {
            headers: {
                /** @description Seconds. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "The parser is briefly unavailable. Please try again in a moment.",
                 *       "error": {
                 *         "code": "UNAVAILABLE",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: {
        File: {
            content: {
                "multipart/form-data": {
                    /** Format: uuid */
                    progressId?: string;
                    /** @description What the sender knows of columns already, as JSON: it goes before what we think of them. Sent before the file. */
                    columnMeanings?: string;
                    /** @description Where the sender has seen the names and the prices of this file, as JSON: the whole file is read so. Sent before the file. */
                    pointing?: string;
                    /** @description What was pointed at in earlier files, as JSON, the latest first: the first that fits this file is used. Sent before the file. */
                    rememberedPointings?: string;
                    file: string;
                };
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    parseInventory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["File"];
        responses: {
            /** @description What the file offers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": [
                     *         {
                     *           "name": "Fender F4",
                     *           "sku": "F4-NAVY",
                     *           "price": "89.50",
                     *           "currency": "EUR",
                     *           "taxIncluded": null,
                     *           "quantity": "24",
                     *           "source": {
                     *             "sheet": null,
                     *             "page": null,
                     *             "row": 2,
                     *             "cells": {
                     *               "name": "A2",
                     *               "sku": "B2",
                     *               "price": "C2",
                     *               "currency": "C2",
                     *               "quantity": "D2"
                     *             },
                     *             "values": [
                     *               "Fender F4",
                     *               "F4-NAVY",
                     *               "89,50 €",
                     *               "24"
                     *             ]
                     *           },
                     *           "confidence": {
                     *             "name": 0.98,
                     *             "sku": 0.97,
                     *             "price": 0.97,
                     *             "currency": 0.95,
                     *             "quantity": 0.96
                     *           },
                     *           "issues": []
                     *         }
                     *       ],
                     *       "understood": {
                     *         "format": "csv",
                     *         "encoding": "windows-1252",
                     *         "separator": ";",
                     *         "language": "fr",
                     *         "system": null,
                     *         "currency": {
                     *           "code": "EUR",
                     *           "from": "symbol in the cells"
                     *         },
                     *         "sheets": [
                     *           {
                     *             "name": null,
                     *             "rows": 2,
                     *             "headerRows": [
                     *               1
                     *             ],
                     *             "isUsed": true,
                     *             "reason": "the only table"
                     *           }
                     *         ],
                     *         "columns": [
                     *           {
                     *             "sheet": null,
                     *             "index": 0,
                     *             "letter": "A",
                     *             "header": "Désignation",
                     *             "field": "name",
                     *             "confidence": 0.98,
                     *             "reason": "header says name"
                     *           },
                     *           {
                     *             "sheet": null,
                     *             "index": 1,
                     *             "letter": "B",
                     *             "header": "Réf.",
                     *             "field": "sku",
                     *             "confidence": 0.97,
                     *             "reason": "header says reference"
                     *           },
                     *           {
                     *             "sheet": null,
                     *             "index": 2,
                     *             "letter": "C",
                     *             "header": "Prix HT",
                     *             "field": "price",
                     *             "confidence": 0.97,
                     *             "reason": "header says price"
                     *           },
                     *           {
                     *             "sheet": null,
                     *             "index": 3,
                     *             "letter": "D",
                     *             "header": "Stock",
                     *             "field": "quantity",
                     *             "confidence": 0.96,
                     *             "reason": "header says stock"
                     *           }
                     *         ],
                     *         "rowsRead": 1,
                     *         "leftOut": [],
                     *         "leftOutCount": 0,
                     *         "issues": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        products: components["schemas"]["ParsedProduct"][];
                        understood: components["schemas"]["Understood"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unreadable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    parseServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["File"];
        responses: {
            /** @description What the file offers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "services": [
                     *         {
                     *           "name": "Teak deck cleaning",
                     *           "price": "18.00",
                     *           "currency": "EUR",
                     *           "taxIncluded": null,
                     *           "priceUnit": "m²",
                     *           "durationMinutes": null,
                     *           "source": {
                     *             "sheet": "Tarifs",
                     *             "page": null,
                     *             "row": 4,
                     *             "cells": {
                     *               "name": "A4",
                     *               "price": "B4",
                     *               "currency": "B4",
                     *               "priceUnit": "C4"
                     *             },
                     *             "values": [
                     *               "Teak deck cleaning",
                     *               "18 €",
                     *               "m²"
                     *             ]
                     *           },
                     *           "confidence": {
                     *             "name": 0.98,
                     *             "price": 0.97,
                     *             "currency": 0.95,
                     *             "priceUnit": 0.9
                     *           },
                     *           "issues": []
                     *         }
                     *       ],
                     *       "understood": {
                     *         "format": "xlsx",
                     *         "encoding": null,
                     *         "separator": null,
                     *         "language": "fr",
                     *         "system": null,
                     *         "currency": {
                     *           "code": "EUR",
                     *           "from": "symbol in the cells"
                     *         },
                     *         "sheets": [
                     *           {
                     *             "name": "Tarifs",
                     *             "rows": 4,
                     *             "headerRows": [
                     *               3
                     *             ],
                     *             "isUsed": true,
                     *             "reason": "the only table"
                     *           }
                     *         ],
                     *         "columns": [
                     *           {
                     *             "sheet": "Tarifs",
                     *             "index": 0,
                     *             "letter": "A",
                     *             "header": "Service",
                     *             "field": "name",
                     *             "confidence": 0.98,
                     *             "reason": "header says name"
                     *           },
                     *           {
                     *             "sheet": "Tarifs",
                     *             "index": 1,
                     *             "letter": "B",
                     *             "header": "Prix",
                     *             "field": "price",
                     *             "confidence": 0.97,
                     *             "reason": "header says price"
                     *           },
                     *           {
                     *             "sheet": "Tarifs",
                     *             "index": 2,
                     *             "letter": "C",
                     *             "header": "Unité",
                     *             "field": "priceUnit",
                     *             "confidence": 0.9,
                     *             "reason": "header says unit"
                     *           }
                     *         ],
                     *         "rowsRead": 1,
                     *         "leftOut": [
                     *           {
                     *             "sheet": "Tarifs",
                     *             "row": 1,
                     *             "code": "letterhead",
                     *             "text": "Atelier du Port"
                     *           }
                     *         ],
                     *         "leftOutCount": 1,
                     *         "issues": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        services: components["schemas"]["ParsedService"][];
                        understood: components["schemas"]["Understood"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unreadable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: uuid */
                    progressId?: string;
                    /** @description Which page of it, from 1; without it the one with the most sums of money. */
                    page?: string;
                    file: string;
                };
            };
        };
        responses: {
            /** @description The file as it is read, before anything is understood of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sheets": [
                     *         {
                     *           "sheet": "Deck",
                     *           "rowCount": 120,
                     *           "width": 3,
                     *           "rows": [
                     *             {
                     *               "row": 1,
                     *               "cells": [
                     *                 "Ware",
                     *                 "Zahl A",
                     *                 "Zahl B"
                     *               ]
                     *             },
                     *             {
                     *               "row": 2,
                     *               "cells": [
                     *                 "Fender F4",
                     *                 "12",
                     *                 "89,50"
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "page": null
                     *     }
                     */
                    "application/json": components["schemas"]["Preview"];
                };
            };
            400: components["responses"]["Validation"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unreadable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    watchProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-4b2a-9d4e-0a1b2c3d4e5f */
                progressId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The progress, event by event; the schema is that of each event's data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "stage": "understanding",
                     *       "rows": 1200,
                     *       "of": 5000
                     *     }
                     */
                    "text/event-stream": components["schemas"]["Progress"];
                };
            };
            400: components["responses"]["Validation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
